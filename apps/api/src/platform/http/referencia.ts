import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/**
 * The OpenAPI 3.1 document of the contract, with a page at `/docs`. Comes before the routes. The page
 * is sent with the policy of every other: the library's own lets other hosts in and, over http, has
 * the browser ask for the page's files under an https that is not there.
 */
export async function registrarReferencia(app: FastifyInstance, urlPublica: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Domínio',
        version: '0.1.0',
        description: 'As chamadas da plataforma. Salvo as públicas, todas pedem uma sessão.',
      },
      servers: [{ url: urlPublica }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/docs' });
}
