import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CallDefinition } from '#contract/call.ts'
import { calls, getCall } from '#contract/index.ts'
import { toAnswerSchema } from '#contract/openapi-schemas.ts'
import { toOpenApi } from '#tests/support/to-open-api.ts'

const isSame = (one: z.ZodMiniType, other: z.ZodMiniType) =>
  JSON.stringify(toAnswerSchema(one, {})) === JSON.stringify(toAnswerSchema(other, {}))

/** What the tests look at of a field's schema. */
interface Field {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  items?: { type?: string; properties?: object }
  anyOf?: Field[]
  minLength?: number
  description?: string
}

describe('the OpenAPI document', () => {
  const options = { title: 'Shop', version: '1', servers: [{ url: '/moto' }] }

  test('is valid OpenAPI 3.1 and says everything in it', async () => {
    const document = toOpenApi(options)
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map((operation) => operation['x-call']).sort()).toEqual(Object.keys(calls).sort())
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('points only at what it has', () => {
    const document = toOpenApi(options)
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([a-z]+)\/([^"]+)"/gi)
    for (const [, kind = '', name = ''] of references)
      expect(document.components[kind]).toHaveProperty([name])
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  test('says of each call whether it is served once it is told', () => {
    const { paths } = toOpenApi({ ...options, served: ['GET /v1/news'] })
    expect(paths['/v1/news']?.get?.['x-served']).toBe(true)
    expect(paths['/v1/blogs']?.get?.['x-served']).toBe(false)
    expect(toOpenApi(options).paths['/v1/news']?.get).not.toHaveProperty('x-served')
  })

  test('says of every operation, parameter and field what it is', () => {
    const { paths, components } = toOpenApi(options)
    const silent: string[] = []
    const look = (schema: unknown, place: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { properties = {} } = schema as { properties?: Record<string, { description?: string }> }
      for (const [field, { description }] of Object.entries(properties))
        if (!description) silent.push(`${place}: ${field}`)
      for (const part of Object.values(schema)) look(part, place)
    }
    for (const [name, schema] of Object.entries(components['schemas'] ?? {})) look(schema, name)
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      const name = operation['x-call']
      if (!operation.description) silent.push(name)
      for (const parameter of (operation.parameters ?? []) as { name?: string; description?: string }[])
        if (parameter.name && !parameter.description) silent.push(`${name}: ${parameter.name}`)
      look(operation.requestBody, name)
      look(operation.responses, name)
    }
    expect(silent).toEqual([])
  })

  describe('has one answer to each question', () => {
    const { paths, components } = toOpenApi(options)
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    /** Every field of every object below a part of the document. */
    const listFields = (part: unknown, place: string): [place: string, field: Field][] => {
      if (typeof part !== 'object' || part === null) return []
      const { properties = {} } = part as { properties?: Record<string, Field> }
      const own = typeof properties === 'object' ? Object.entries(properties) : []
      const inner = Object.entries(part).flatMap(([, one]) => listFields(one, place))
      return [...own.map(([name, one]): [string, Field] => [`${place}: ${name}`, one]), ...inner]
    }
    const answered = [
      ...Object.entries(components['schemas'] ?? {}).flatMap(([name, one]) => listFields(one, name)),
      ...operations.flatMap((one) => listFields(one.responses, one['x-call'])),
    ]
    const sent = operations.flatMap((one) => listFields(one.requestBody, one['x-call']))

    test('a text that may be null is never empty', () => {
      const texts = answered.flatMap(([place, { anyOf = [], enum: values, type, minLength }]) => {
        if (Array.isArray(type))
          return type.join() === 'string,null' && !values ? [[place, minLength ?? 0] as const] : []
        const text = anyOf.find((one) => one.type === 'string' && !one.enum && !one.format)
        const isNullable = anyOf.some((one) => one.type === 'null') && anyOf.length === 2
        return isNullable && text ? [[place, text.minLength ?? 0] as const] : []
      })
      expect(texts.length).toBeGreaterThan(40)
      expect(texts.filter(([, least]) => least < 1)).toEqual([])
    })

    test('a product_id says whether it is of a product or of a variation', () => {
      const ids = [...answered, ...sent].filter(([place]) => /: product_ids?$/.test(place))
      expect(ids.length).toBeGreaterThan(8)
      const silent = ids.filter(([, { description = '' }]) => !/`Product(Variation)?\.id`/.test(description))
      expect(silent.map(([place]) => place)).toEqual([])
    })

    test('options are values in the order of the axes, or each names its axis where no axes stand beside them', () => {
      const shapes = answered.filter(([place]) => place.endsWith(': options'))
      const ofForms = ([place]: [string, Field]) => place.startsWith('FormLayout')
      const shape = ({ items }: Field) => Object.keys(items?.properties ?? {}).join() || items?.type
      const lines = /^CartProduct|social-gifts/
      expect(shapes.length).toBeGreaterThan(3)
      for (const [place, field] of shapes.filter((one) => !ofForms(one)))
        expect([place, shape(field)]).toEqual([place, lines.test(place) ? 'axis,value' : 'string'])
    })

    test('what a write answers is what reading the same address answers, or that it is done', () => {
      for (const [name, { response }] of Object.entries<CallDefinition>(calls)) {
        const [method = '', path = ''] = name.split(' ')
        const read = getCall(`GET ${path}`)?.response
        if (method === 'GET' || !(response instanceof z.ZodMiniObject) || !read || read === 'file') continue
        const fields = Object.keys(response.shape)
        const list = read instanceof z.ZodMiniObject ? read.shape['data'] : undefined
        const isEntry =
          (list instanceof z.ZodMiniArray && list.def.element === response) ||
          (list instanceof z.ZodMiniNullable && list.def.innerType === response)
        const isOnlyKey = fields.every((field) =>
          ['id', 'key', 'result', 'is_published', 'token'].includes(field),
        )
        expect([name, isSame(response, read) || isEntry || isOnlyKey]).toEqual([name, true])
      }
    })
  })

  test('shows with every operation what it is asked with and what it answers', () => {
    interface Media {
      content?: Record<string, { example?: unknown; schema?: { type?: string }; examples?: object }>
    }
    const { paths, components } = toOpenApi(options)
    const silent: string[] = []
    const look = (holder: Media | undefined, place: string): void => {
      for (const [type, media] of Object.entries(holder?.content ?? {}))
        if (/json|form-data/.test(type) && media.example === undefined) silent.push(`${place} ${type}`)
    }
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      const name = operation['x-call']
      const parameters = (operation.parameters ?? []) as { in?: string; name: string; example?: unknown }[]
      for (const parameter of parameters)
        if (parameter.in === 'path' && parameter.example === undefined)
          silent.push(`${name} ${parameter.name}`)
      look(operation.requestBody as Media | undefined, name)
      look(operation.responses[200] as Media | undefined, name)
      look(operation.responses[202] as Media | undefined, name)
    }
    expect(silent).toEqual([])
    const refusals = Object.entries(components['responses'] ?? {}) as [string, Media][]
    const withoutExample = refusals.filter(
      ([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}).length === 0,
    )
    // An API that serves every call has no call it does not serve.
    expect(withoutExample.map(([status]) => status)).toEqual(['501'])
  })

  test('tells a model from a variation wherever the wire says product_id', () => {
    const { paths, components } = toOpenApi(options)
    expect(JSON.stringify(components['schemas']?.['CartProduct'])).toContain('`ProductVariation.id`')
    expect(JSON.stringify(components['schemas']?.['Review'])).toContain('`Product.id`')
    const add = paths['/v1/carts/products/add']?.['patch']
    expect(JSON.stringify(add?.requestBody)).toContain('`ProductVariation.id`')
    expect(JSON.stringify(paths['/v1/me/bookmarks']?.['post']?.requestBody)).toContain('`Product.id`')
  })

  test('declares the headers, cookies, file types and refusals a client meets', () => {
    const { paths, components } = toOpenApi(options)
    expect(paths['/v1/auth/refresh']?.['post']?.security).toEqual([{ 'cookie-refresh': [] }])
    expect(paths['/v1/auth/verify']?.['post']?.security).toEqual([{ 'cookie-ticket': [] }])
    const headers = ['x-keycode-token', 'x-tag-token', 'x-preview-token']
    expect(Object.keys(components['parameters'] ?? {})).toEqual(headers)
    const receipt = paths['/v1/me/orders/{id}/download/receipt']?.['get']
    expect(receipt?.responses[200]).toHaveProperty(['content', 'application/pdf'])
    expect(JSON.stringify(paths)).not.toContain('"application/octet-stream":')
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['403', '404', '405', '429', '503']),
      )
  })

  test('describes what is sent before it is cleaned, and what comes back', () => {
    const { paths, components } = toOpenApi(options)
    const add = paths['/v1/carts/shippings/add']?.patch
    expect(add?.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { address: { properties: { postal_code: { format: 'post' } } } } },
        },
      },
    })
    expect(add?.responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
    })
    expect(components.schemas).toHaveProperty('Cart')
    expect(paths['/v1/me/orders']?.get?.security).toEqual([{ member: [] }])
  })
})
