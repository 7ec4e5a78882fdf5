import { existsSync, readdirSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routes } from '#src/routes.ts'
import { slots } from '#themes/slots.ts'
import { toSlotTypes } from '#themes/to-slot-types.ts'
import { code, listFiles, read, root } from './support/source-files.ts'

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
}

/** Files a file imports, as paths of the project; packages are left out. */
function listImports(file: string): string[] {
  const statements = read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...statements].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)]
    if (target.startsWith('.')) return [normalize(`${dirname(file)}/${target}`)]
    if (target.startsWith('virtual:theme/') || target === 'astro:content') return [target]
    return []
  })
}

interface Wall {
  room: string
  may: string[]
}

/** The table in README.md «The tree, and its doors»: | `room` | … | `may`, `import` |. */
function readWalls(): Wall[] {
  const rows = read('README.md').matchAll(/^\| (`[^|]+`) \|[^|]*\|([^|]*)\|$/gm)
  return [...rows].flatMap(([, names = '', doors = '']) => {
    const may = [...doors.matchAll(/`([^`]+)`/g)].map(([, door = '']) => door)
    return [...names.matchAll(/`([^`]+)`/g)].map(([, room = '']) => ({ room, may }))
  })
}

describe('the walls', () => {
  const walls = readWalls()
  const findRoom = (file: string) =>
    walls
      .filter(({ room }) => file === room || file.startsWith(room))
      .sort((a, b) => b.room.length - a.room.length)[0]

  test('README.md draws every room', () => {
    expect(walls.length).toBeGreaterThan(20)
    expect(
      code.filter((file) => !findRoom(file) && !file.startsWith('tests/') && !file.startsWith('bench/')),
    ).toEqual([])
  })

  test('nobody goes through a wall', () => {
    const trespasses = code
      .filter((file) => !file.startsWith('tests/') && !file.startsWith('bench/'))
      .flatMap((file) => {
        const wall = findRoom(file)
        if (!wall || wall.may.includes('everything')) return []
        return listImports(file)
          .filter((target) => !target.startsWith(wall.room))
          .filter((target) => !wall.may.some((door) => target.startsWith(door)))
          .map((target) => `${file} → ${target}`)
      })
    expect(trespasses).toEqual([])
  })

  test('every room that is drawn is there, and so is every door', () => {
    const drawn = walls.flatMap(({ room, may }) => [room, ...may])
    const outside = ['everything', 'astro:content', 'virtual:theme/']
    expect(drawn.filter((path) => !outside.includes(path) && !existsSync(root + path))).toEqual([])
  })

  test('every folder of shop-api has a row of its own', () => {
    const folders = readdirSync(`${root}shop-api`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const rows = walls.map(({ room }) => room)
    expect(folders.map(({ name }) => `shop-api/${name}/`).filter((room) => !rows.includes(room))).toEqual([])
  })

  test('no door of shop-api leads to a higher floor', () => {
    const upward = walls.flatMap(({ room, may }, floor) =>
      may
        .filter((door) => room.startsWith('shop-api/') && door.startsWith('shop-api/'))
        .filter((door) => !walls.slice(0, floor).some((below) => below.room === door))
        .map((door) => `${room} → ${door}`),
    )
    expect(upward).toEqual([])
  })
})

/** Files by what they import, types and late imports included; a slot is what simple fills it with. */
function drawImports(): Map<string, Set<string>> {
  const toFile = (target: string) => {
    const name = target.replace('virtual:theme/', '')
    return name in slots ? `themes/simple/${slots[name as keyof typeof slots]}` : target
  }
  return new Map(code.map((file) => [file, new Set(listImports(file).map(toFile))]))
}

/** What is left once everything is taken away that imports nothing of the rest, or that nothing of the rest imports. */
function listCircling(imports: Map<string, Set<string>>): string[] {
  const left = new Set(imports.keys())
  const isFree = (file: string) =>
    [...(imports.get(file) ?? [])].every((target) => !left.has(target)) ||
    [...left].every((other) => !imports.get(other)?.has(file))
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const file of free) left.delete(file)
  return [...left]
}

describe('the libraries of the back office', () => {
  const libraries =
    /(?:from|import)\s*\(?\s*'((?:react-admin|ra-|react-router|@tanstack\/react-query|@mui\/|@emotion\/|@dnd-kit\/|@tiptap\/)[^']*)'/

  test('are imported by it alone', () => {
    const strangers = code.filter((file) => !file.startsWith('back-office/') && libraries.test(read(file)))
    expect(strangers).toEqual([])
    expect(code.some((file) => libraries.test(read(file)))).toBe(true)
  })
})

describe('the arrows', () => {
  test('a circle is seen', () => {
    const circle = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }
    const imports = Object.entries(circle).map(([file, to]): [string, Set<string>] => [file, new Set(to)])
    expect(listCircling(new Map(imports))).toEqual(['b', 'c'])
  })

  test('no file leads back to itself by what it imports', () => {
    expect(listCircling(drawImports())).toEqual([])
  })
})

describe('the routes', () => {
  const toPage = (path: string) =>
    path === '/{url}' ? '/[...url]' : path.replace(/\{(\w+)\}/g, '[$1]') || '/index'

  test('a route has a page exactly when the table says so', () => {
    const wrong = routes.filter((route) => {
      const page = toPage(route.path === '/' ? '/index' : route.path)
      const exists = (ending: string) => existsSync(`${root}src/pages${page}${ending}`)
      const hasPage = ['.astro', '/index.astro', ...(route.kind === 'document' ? ['.ts'] : [])].some(exists)
      return hasPage !== route.has_page || exists('/index.md.ts') !== route.has_markdown_page
    })
    expect(wrong.map((route) => route.path)).toEqual([])
  })

  test('no route is listed twice', () => {
    const paths = routes.map((route) => route.path)
    expect(paths).toEqual([...new Set(paths)])
  })
})

describe('the slots', () => {
  test('simple has every slot', () => {
    expect(Object.values(slots).filter((file) => !existsSync(`${root}themes/simple/${file}`))).toEqual([])
  })

  test('the types of virtual:theme follow themes/slots.ts', () => {
    expect(read('themes/virtual-theme.d.ts')).toBe(toSlotTypes())
  })

  test('themes hold no component that is no slot and no part of one', () => {
    const files = Object.values(slots) as string[]
    const strangers = listFiles('themes')
      .filter((file) => /^themes\/(sites\/)?[^/]+\/.+\.(astro|tsx)$/.test(file))
      .filter((file) => !file.includes('/parts/'))
      .filter((file) => !files.some((slot) => file.endsWith(`/${slot}`)))
    expect(strangers).toEqual([])
  })

  test('raw colours stand in tokens only', () => {
    const offenders = listFiles('themes')
      .concat(listFiles('src'))
      .filter((file) => /\.(css|astro|tsx)$/.test(file) && !file.endsWith('tokens.css'))
      .filter((file) => !file.endsWith('.svg.astro'))
      .flatMap((file) => {
        const found =
          read(file).match(/(?<![&\w-])#[0-9a-f]{3,8}\b(?!['"]?\/)|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []
        return found.map((colour) => `${file}: ${colour}`)
      })
    expect(offenders).toEqual([])
  })
})

describe('the names', () => {
  test('a file of a room of subjects stands in the folder of its subject, and README names them all', () => {
    const [, named = ''] = /reads their names here: ([^.]+)\./.exec(read('README.md')) ?? []
    const subjects = [...named.matchAll(/`([^`]+)`/g)].map(([, subject]) => subject)
    const folders = ['stores', 'text', 'rules', 'enhance'].flatMap((room) =>
      listFiles(`src/${room}`).map((file) => file.split('/').slice(2, -1).join('/')),
    )
    expect([...new Set(folders)].sort()).toEqual(subjects.sort())
  })

  test('components are PascalCase, everything else is kebab-case', () => {
    const wrong = code.filter((file) => {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/\.(test|server|browser|config|d)?\.?(ts|tsx|astro)$/, '')
      if (/\[.+\]/.test(name)) return false
      if (file.startsWith('src/pages/')) return !/^[a-z0-9._-]+$/.test(name)
      if (file.startsWith('tests/')) return false
      return /\.(astro|tsx)$/.test(file) ? !/^[A-Z]\w*$/.test(name) : !/^[a-z0-9.-]+$/.test(name)
    })
    expect(wrong).toEqual([])
  })

  test('no file is called utils, helpers, misc, common or lib', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib)(\.|\/)/.test(file))).toEqual([])
  })
})

describe('the words', () => {
  test('Japanese stands in src/text, but for examples of what to type', () => {
    const outside = code
      .filter((file) => /^(src|themes|shop-api|back-office)\//.test(file))
      .filter(
        (file) =>
          !/^(src\/(text|rules|routes)|shop-api\/(db|members\/addresses\/find-postal-addresses))\b/.test(
            file,
          ),
      )
      .flatMap((file) => {
        const lines = withoutComments(read(file)).split('\n')
        return lines
          .filter((line) => /[ぁ-ヺ一-龠]{2}/.test(line.replace(/example: '[^']*'/, '')))
          .map((line) => `${file}: ${line.trim()}`)
      })
    expect(outside).toEqual([])
  })
})

describe('the links', () => {
  /** Pages of things with a key, written by hand: `/product/${key}/`, `'/news/' + key`, `${base}${article.key}/`. */
  function listRawPaths(text: string): string[] {
    const places = '(?:product|category|maker|news|blog|stylist|lp|bike)'
    const byHand = new RegExp(
      `["'\`}]/${places}/(?:["'] *\\+|\\$\\{)|\\}\\$\\{(?:[\\w.]+\\.)?(?:key|slug|resourceKey)\\}/`,
      'g',
    )
    return text.match(byHand) ?? []
  }

  test('to a key are made in one place, where its letters are encoded', () => {
    const planted = [
      'href={`/product/${key}/`}',
      'const url = `${origin}/bike/${maker.key}/${model.key}/`',
      "link.href = '/news/' + key",
      '<a href={`${base}${article.key}/`}>',
    ]
    expect(planted.map((line) => listRawPaths(line).length > 0)).toEqual(planted.map(() => true))
    expect(listRawPaths('`/product/page/${page}/` `${toProductPath(key)}uos/`')).toEqual([])
    const raw = code
      .filter((file) => /^(src|themes|shop-api|publisher|back-office)\//.test(file))
      .flatMap((file) => listRawPaths(withoutComments(read(file))).map((found) => `${file}: ${found}`))
    expect(raw).toEqual([])
  })
})

describe('the database', () => {
  const parsesTwice = /import \{[^}]*\bjsonb?\b[^}]*\} from 'drizzle-orm\/pg-core'/

  // Drizzle's own makes a number of the text "109".
  test('keeps JSON in columns of our own type', () => {
    expect(`import { integer, jsonb } from ${"'drizzle-orm/pg-core'"}`).toMatch(parsesTwice)
    expect(code.filter((file) => parsesTwice.test(read(file)))).toEqual([])
  })
})

describe('the browser', () => {
  // The mount hook of a store runs while a server renders, too (architecture, law 2).
  test('is the only place where stores start', () => {
    const hooks = code.filter((file) => /import \{[^}]*\bonMount\b[^}]*\} from 'nanostores'/.test(read(file)))
    expect(hooks).toEqual(['src/stores/page/on-browser-mount.ts'])
  })

  // The next frame may come before React has drawn, and then the focus is lost: flushSync draws at once, an effect runs after.
  test('puts the focus on what is drawn, not on what the next frame may show', () => {
    const waiting = listFiles('src/islands').filter((file) => /\brequestAnimationFrame\b/.test(read(file)))
    expect(waiting).toEqual([])
  })

  test('gets types from the contract, never its calls', () => {
    const offenders = ['src/stores', 'src/islands', 'src/enhance', 'src/forms', 'src/tracking']
      .flatMap((room) => listFiles(room))
      .filter((file) => /import (?!type )[^']*'#contract\/(index|calls)/.test(read(file)))
    expect(offenders).toEqual([])
  })
})
