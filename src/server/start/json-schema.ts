import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The schemas with a name of their own, by that name; filled while operations are described. */
export type NamedSchemas = Record<string, JsonSchema>

/** JSON Schema of one direction of an operation; dates are ISO 8601 text on the wire. */
export function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: NamedSchemas,
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...described
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.id
      // Answers gain fields with time; a strict client must not refuse the next one.
      if (io === 'output') delete jsonSchema.additionalProperties
      if (zodSchema._zod.def.type === 'date') {
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      }
    },
  })
  for (const [name, definition] of Object.entries($defs)) named[name] = withReferences(definition)
  return withReferences(described)
}

/** Names of schemas as OpenAPI refers to them. */
function withReferences<Schema extends JsonSchema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
