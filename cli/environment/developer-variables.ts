import type { Variable, VariableGroup } from './variable.ts'

const ofTests = (name: string, does: string, example: string, fallback?: string): Variable => ({
  name,
  read_by: ['tests'],
  does,
  example,
  ...(fallback !== undefined && { default: fallback }),
})

const ofBench = (name: string, does: string, fallback: string): Variable => ({
  name,
  read_by: ['bench'],
  does,
  default: fallback,
  example: fallback.split(',')[0]!,
})

export const developerVariables: readonly VariableGroup[] = [
  {
    heading: 'Tests',
    is_for_developers: true,
    variables: [
      ofTests(
        'TEST_POSTGRES_URL',
        'Any database of the PostgreSQL that tests make theirs on; empty for none.',
        'postgres://postgres@127.0.0.1:5432/test',
        'postgres://postgres@127.0.0.1:5432/test',
      ),
      ofTests(
        'TEST_STORE',
        '`shared`: the store of a test is one that many machines share. A project of vitest sets it.',
        'shared',
      ),
      ofTests('REQUIRE_POSTGRES', '`1`: tests fail where that PostgreSQL does not answer.', '1'),
      ofTests(
        'TEST_REDIS_URL',
        'A Redis whose databases 8 to 15 the tests may empty; empty for none.',
        'redis://127.0.0.1:6379',
        'redis://127.0.0.1:6379',
      ),
      ofTests('REQUIRE_REDIS', '`1`: tests fail where that Redis does not answer.', '1'),
      ofTests(
        'TEST_S3_URL',
        'A real S3 (key and secret in the address, percent-encoded), on which the tests of the shared store run once more.',
        'http://test%3Atest:secret@127.0.0.1:18080',
      ),
      ofTests(
        'TEST_S3',
        '`real`: tests take that one instead of their stand-in. A project of vitest sets it.',
        'real',
      ),
      ofTests('REQUIRE_S3', '`1`: tests fail where that S3 does not answer.', '1'),
      ofTests(
        'STRIPE_TEST_KEY',
        'A secret key of Stripe’s test mode, with which the tests of its adapter ask the real Stripe instead of their stand-in.',
        'sk_test_…',
      ),
      ofTests(
        'KOMOJU_TEST_KEY',
        'A secret key of KOMOJU’s test mode, on which what `tests/payment/komoju/accounts.test.ts` tries runs once more.',
        'sk_test_…',
      ),
      ofTests('REQUIRE_NGINX', '`1`: tests fail where there is no nginx.', '1'),
      ofTests('NGINX_PATH', 'The nginx to test with.', '/usr/sbin/nginx', 'the one that is installed'),
      ofTests('CHROMIUM_PATH', 'The Chromium to test with.', '/usr/bin/chromium', 'the one that is found'),
      ofTests('E2E_PORT', 'Port of the shop that browser tests walk through.', '4391', '4391'),
      ofTests('E2E_API_PORT', 'Port of its API.', '4392', 'one above E2E_PORT'),
      ofTests('NOREN_E2E_FOLDER', 'Folder of that shop. The start of the tests sets it.', '/tmp/noren-e2e'),
      ofTests(
        'E2E_SHOP_DOOR',
        'Opens and closes that shop where it runs on other hosts. The bench sets it.',
        'http://127.0.0.1:4500',
      ),
      ofTests('WALK', '`full` looks at every screen in every state and width.', 'full'),
      ofTests('WALK_ONLY', 'Part of the name of the screens to look at.', 'cart', 'all screens'),
      ofTests('WARM_COLD_EDITS', 'Edits of the run that compares warm with cold.', '120', '20'),
      ofTests('WARM_COLD_EVERY', 'Compare after so many of them.', '6', 'a few times'),
      ofTests('WARM_COLD_SEED', 'Which edits they are.', 'noren', 'noren'),
      ofTests(
        'BACK_OFFICE_PICTURES',
        'Folder for pictures of the staff’s screens.',
        'test-results',
        'none are taken',
      ),
    ],
  },
  {
    heading: 'Benchmarks',
    is_for_developers: true,
    variables: [
      ofBench(
        'BENCH_TURNS',
        'How often something is measured.',
        '5, 12 for ageing, 3 for publish, 1 for load and interactions',
      ),
      ofBench('BENCH_REQUESTS', 'Requests of a round of ageing.', '2000'),
      ofBench(
        'BENCH_PRODUCTS',
        'Products of the shop that is measured.',
        '5000, 2000 for ageing, 60 for warm-cold',
      ),
      ofBench('BENCH_SIZES', 'Products of the shops that are published.', '1000,10000,100000'),
      ofBench('BENCH_BIKES', 'How many bikes the shop has that lists are narrowed to.', '3000'),
      ofBench('BENCH_HOSTS', 'How many render hosts the cluster has, one after the other.', '1,2,4'),
      ofBench('BENCH_SITES', 'How many sites a cluster publishes at once.', '4, 100 with --full'),
      ofBench('BENCH_SAVES', 'Edits that are published one by one.', '30'),
      ofBench('BENCH_EDITS', 'Edits of warm-cold.', '300'),
      ofBench('BENCH_EVERY', 'Edits between two comparisons of warm-cold.', '50'),
      ofBench('BENCH_SEED', 'Which random run it is.', 'noren'),
      ofBench('BENCH_CHECKOUTS', 'Checkouts on a faulty network.', '1000'),
      ofBench('BENCH_BROWSER_CHECKOUTS', 'The same in Chromium.', '30'),
      ofBench('BENCH_SHOPPERS', 'Shoppers at the same time.', '200'),
      ofBench('BENCH_SECONDS', 'How long the origin is asked.', '10'),
      ofBench('BENCH_ONLY', 'Part of the name of what is measured.', 'all of it'),
      ofBench('BENCH_SUBJECT', 'The subject whose mutations are tried.', 'all of them'),
      ofBench('BENCH_TASK', 'What shoppers are to do before a cluster. The bench sets it.', 'none'),
      ofBench('BENCH_REPORT', 'File of the report. The bench sets it.', 'none'),
      ofBench('FUZZ_TIMES', 'Bad requests to each call.', '1000'),
      ofBench('FUZZ_MINUTES', 'How long they may take together.', '10'),
      ofBench('FUZZ_SEED', 'Which requests they are.', '20261121'),
      ofBench('FUZZ_ONLY', 'Part of the name of the calls that are asked.', 'all of them'),
      ofBench('PLAIN_SITE', 'The site a plain Astro builds, as JSON. The bench sets it.', 'none'),
      ofBench('PLAIN_SITE_THEME', 'Its theme. The bench sets it.', 'none'),
      ofBench('PLAIN_SITE_API', 'Its API. The bench sets it.', 'none'),
      ofBench('PLAIN_SITE_INCREMENTAL', 'Whether it builds incrementally. The bench sets it.', 'none'),
    ],
  },
]
