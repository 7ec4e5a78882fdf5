import type { Sql } from 'postgres'

/** Bikes by number: what the generated ones are called. */
export const toBikeKey = (number: number): string => `bench-${number}`
export const MAKERS = 12
export const toMakerKey = (number: number): string => `bench-maker-${number % MAKERS}`

/** Bikes each variation says something of. */
const SAID = 5
/** Steps from one of them to the next; no two of a variation's are the same with more bikes than five times this. */
const STEP = 331

/**
 * Adds generated bikes, two generations a model, and fitments with them of everything that bikes matter to: of a hundred
 * rows 85 fit, ten need work, five do not. @returns how many fitments there are, with those of the demo
 */
export async function fillWithBikes(sql: Sql, count: number): Promise<number> {
  await sql`
    insert into bikes (channel_id, key, maker_key, maker_name, maker_kana, model_key, model_name, model_kana, year_from,
      year_to, displacement, frame_codes, search_text)
    select id, 'bench-' || n, 'bench-maker-' || n % ${MAKERS}, 'Maker ' || n % ${MAKERS}, 'メーカー', 'model-' || n / 24,
      'Model ' || n / 24 || ' ' || cc, 'モデル', 2010 + n / ${MAKERS} % 2 * 7, 2016 + n / ${MAKERS} % 2 * 7, cc,
      jsonb_build_array('9ZZ-QX' || n || 'A'),
      'maker ' || n % ${MAKERS} || E'\n' || 'model ' || n / 24 || ' ' || cc || E'\n' || cc || 'cc'
    from channels, lateral (select n, (array[49, 124, 249, 399, 649, 998])[1 + n % 6] as cc
      from generate_series(0, ${count - 1}::int) n) numbers
    where name = 'moto'`
  await sql`
    insert into fitments (channel_id, product_id, model_id, bike_id, state, note)
    select variation.channel_id, variation.id, variation.model_id, first.id + (variation.id * 7919::bigint + n * ${STEP}) % ${count},
      case when (variation.id + n * 13) % 20 = 0 then 'unfit' when (variation.id + n * 13) % 20 < 3 then 'needs_work' else 'fits' end,
      case when (variation.id + n * 13) % 20 < 3 then 'ステーが必要です' else '' end
    from products variation
    join product_models model on model.id = variation.model_id and model.fit_kind <> 'none'
    cross join generate_series(0, ${SAID - 1}) n
    cross join (select min(id) as id from bikes where key like 'bench-%') first`
  await sql.unsafe('vacuum (analyze)')
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from fitments`
  return row!.count
}
