import { API, apiError } from '@arbitre/protocol';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

/** The HTTP part as OpenAPI 3.1, from the very schemas that read and answer requests. */
export function openApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, endpoint] of Object.entries(API)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId,
      summary: endpoint.summary,
      parameters: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...('bearer' in endpoint && { security: [{ token: [] }], description: `Token: ${endpoint.bearer}.` }),
      ...('body' in endpoint && { requestBody: { required: true, content: json(endpoint.body) } }),
      responses: {
        [endpoint.status]: { description: endpoint.summary, content: json(endpoint.answer) },
        default: { description: 'Refused: a code and what it is about', content: json(apiError) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arbitre table server',
      version,
      description: 'Tables, seats and game files. Play itself goes over the WebSocket /api/socket.',
    },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function json(schema: z.ZodMiniType): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return { 'application/json': { schema: described } };
}
