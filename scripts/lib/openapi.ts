import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@naf/contract'
import { can, type Endpoint, type EndpointSchemas, ERROR_STATUS, ROL, type Rol } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { Document, isScalar, isSeq, visit } from 'yaml'
import * as z from 'zod'
import { JSON_LIMIT, RAW_LIMIT } from '../../functions/src/http/body.ts'
import { ROOT } from './config.ts'

/** OpenAPI 3.1 of the contract. YAML, because a changed field is then a change of one line. */
export const FILE = 'docs/openapi.yaml'

const DESCRIPTION = `Made from \`contract/src\` by \`npm run openapi\`.

- An idempotent call takes the header \`${contract.IDEMPOTENCY_HEADER}\`: the same form sent again is stored once. A versioned one takes \`${contract.VERSION_HEADER}\` with the record's \`Version\`.
- \`x-roles\`: \`visitor\`, 3 registered taxpayer, 2 editor, 1 administrator. A wrong token is refused everywhere.
- \`x-app-check\`: visitors need the header \`${contract.APP_CHECK_HEADER}\`, if the project uses App Check.
- A body of JSON has at most ${JSON_LIMIT.maxBytes} bytes. Calls are counted by address and by account (429).
- Rules that JSON Schema cannot say, such as the last digit of a cédula, are in \`contract/src/schemas\`.`

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema => {
  const override = ({ jsonSchema: made }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    // A format says it already, as the limits of safe integers do.
    if (made.format) delete made.pattern
    if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum
    if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum
    // An answer may get more fields.
    if (io === 'output') delete made.additionalProperties
  }
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return rest
}

/** The comments of the calls in `api.ts`, by method and path. */
const comments = (): Record<string, string> => {
  const source = readFileSync(join(ROOT, 'contract/src/api.ts'), 'utf8')
  const found = source.matchAll(/\/\*\*((?:(?!\*\/).)+)\*\/\s*\w+: (get|pos|put|del)t?\(\s*'([^']+)'/gs)
  const asLine = (comment: string) => comment.replace(/[\s*]+/g, ' ').trim()
  return Object.fromEntries(
    [...found].map(([, text = '', method, path]) => [`${method} ${path}`, asLine(text)]),
  )
}

const ROLES: readonly (Rol | null)[] = [null, ROL.USUARIO, ROL.EDITOR, ROL.ADMIN]

const TEXT = { schema: { type: 'string' } }

const paramsIn = (path: string) => [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name)

/** Two names of a parameter would make two templates of one address. */
const templateIn = (known: string[], path: string): string => {
  const shapeOf = (template: string) => template.replace(/\{\w+\}/g, '{}')
  const template = path.replace(/:(\w+)/g, '{$1}')
  return known.find((other) => shapeOf(other) === shapeOf(template)) ?? template
}

const parametersOf = (path: string, { query }: EndpointSchemas) => {
  const { properties = {}, required = [] } = query ? jsonSchema(query, 'input') : {}
  const ofQuery = Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
  return [...paramsIn(path).map((name) => ({ name, in: 'path', required: true, ...TEXT })), ...ofQuery]
}

const bodyOf = ({ file, raw, method }: Endpoint, { input }: EndpointSchemas) => {
  if (raw) return { 'application/json': { schema: { type: 'string', maxLength: RAW_LIMIT.maxBytes } } }
  if (!input) return undefined
  const schema = jsonSchema(input, 'input')
  if (!file) return { 'application/json': { schema } }
  const description = `${file.types.join(' or ')}, less than ${file.limitBytes} bytes`
  const properties = { ...schema.properties, [file.field]: { type: 'string', format: 'binary', description } }
  const required = [...(schema.required ?? []), ...(method === 'POST' ? [file.field] : [])]
  return { 'multipart/form-data': { schema: { ...schema, properties, required } } }
}

const answerOf = ({ answer = 'json' }: Endpoint, { output }: EndpointSchemas) => {
  if (answer === 'redirect') return { description: answer, headers: { Location: TEXT } }
  const schema = output ? jsonSchema(output, 'output') : { type: 'string', format: 'binary' }
  const type = schema.type === 'string' ? '*/*' : 'application/json'
  const headers = answer === 'page' ? { Link: TEXT } : undefined
  return { description: answer, headers, content: { [type]: { schema } } }
}

/** The statuses of the refusals that an endpoint may answer with. */
const refusalsOf = ({ path, method, permission, raw, appCheck }: Endpoint, types: EndpointSchemas) => [
  ...(types.query || types.input || raw ? [400] : []),
  401,
  ...(can(null, permission) && !appCheck ? [] : [403]),
  ...(paramsIn(path).length > 0 ? [404] : []),
  ...(method === 'GET' ? [] : [409]),
  ...(types.input || raw ? [413, 415] : []),
  ...[429, 500, 503],
]

const operationOf = (id: string, path: string, endpoint: Endpoint, types: EndpointSchemas) => {
  const roles = ROLES.filter((rol) => can(rol, endpoint.permission)).map((rol) => rol ?? 'visitor')
  const content = bodyOf(endpoint, types)
  const parameters = parametersOf(path, types)
  const refused = (status: number) => [status, { $ref: `#/components/responses/${status}` }]
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    'x-roles': roles,
    'x-app-check': endpoint.appCheck,
    security: [...(can(null, endpoint.permission) ? [{}] : []), { session: [] }],
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: content && { required: true, content },
    responses: {
      [endpoint.success ?? 200]: answerOf(endpoint, types),
      ...Object.fromEntries(refusalsOf(endpoint, types).map(refused)),
    },
  }
}

const refusal = (status: number) => {
  const codes = Object.entries(ERROR_STATUS).flatMap(([code, of]) => (of === status ? [code] : []))
  const error = { type: 'string', description: 'Spanish, for the person' }
  const schema = { type: 'object', properties: { error, code: { enum: codes } }, required: ['error', 'code'] }
  return { description: codes.join(', '), content: { 'application/json': { schema } } }
}

export const openApi = (): string => {
  const described = comments()
  const paths: Record<string, Record<string, unknown>> = {}
  // The tests' loader leaves the names of a module in another order.
  for (const [tag, table] of Object.entries(contract.api).sort(([a], [b]) => a.localeCompare(b)))
    for (const [name, endpoint] of Object.entries<Endpoint>(table)) {
      const types = (schemas as Record<string, Record<string, EndpointSchemas>>)[tag]?.[name] ?? {}
      const method = endpoint.method.toLowerCase()
      const path = templateIn(Object.keys(paths), endpoint.path)
      const description = described[`${method.slice(0, 3)} ${endpoint.path}`]
      const operation = { description, ...operationOf(`${tag}.${name}`, path, endpoint, types) }
      paths[path] = { ...paths[path], [method]: operation }
    }
  const session = { type: 'http', scheme: 'bearer', description: 'An ID token of Firebase Authentication' }
  const responses = Object.values(ERROR_STATUS).map((status) => [status, refusal(status)])
  const components = { securitySchemes: { session }, responses: Object.fromEntries(responses) }
  const info = { title: 'Portal del NAF', version: '1', description: DESCRIPTION }
  const whole = { openapi: '3.1.0', info, servers: [{ url: '/api' }], paths, components }
  const document = new Document(whole, { aliasDuplicateObjects: false, compat: 'yaml-1.1' })
  visit(document, {
    Collection: (_, node) => {
      node.flow = JSON.stringify(node).length < 100 || (isSeq(node) && node.items.every(isScalar))
    },
  })
  return document.toString({ lineWidth: 0 })
}
