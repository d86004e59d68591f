import { API } from '@arbitre/protocol';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

test('every endpoint is described by the schemas that serve it', () => {
  const { paths } = openApi('1.2.3') as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: unknown }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(operations.sort()).toEqual(Object.keys(API).sort());
  expect(paths['/api/tables/{table}/seats/{seat}/take']?.post).toMatchObject({
    parameters: [{ name: 'table' }, { name: 'seat' }],
    security: [{ token: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['nonce'], additionalProperties: false } } },
    },
    responses: { 200: { content: { 'application/json': { schema: { properties: { key: { type: 'string' } } } } } } },
  });
});
