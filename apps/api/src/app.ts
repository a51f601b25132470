import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { modulos } from './modulos.ts';
import { registrar } from './platform/auditoria/auditoria.ts';
import { auditarRecusas } from './platform/auditoria/recusas.ts';
import { criarContexto } from './platform/contexto.ts';
import {
  lerPagina,
  registrarAplicacao,
  servirPaginasQueSaoChamadas,
} from './platform/http/aplicacao.ts';
import { registrarCanais } from './platform/http/canais.ts';
import { comprimirRespostas } from './platform/http/compressao.ts';
import { aceitarCorpoVazio } from './platform/http/corpo.ts';
import { despedirConexoes } from './platform/http/despedida.ts';
import { responderErro } from './platform/http/erros-http.ts';
import { acusarFaltaDeEspaco, recusarEscritasSemDisco } from './platform/http/escritas.ts';
import { exigirAcessoDeclarado } from './platform/http/guarda.ts';
import { registrarLimpezaDasRepeticoes } from './platform/http/idempotencia.ts';
import { recusasDoServidor } from './platform/http/recusas-do-servidor.ts';
import { registrarReferencia } from './platform/http/referencia.ts';
import { hashesDosScripts, registrarSeguranca } from './platform/http/seguranca.ts';
import { montarModulos, prepararModulos } from './platform/modulo.ts';
import type { Plataforma } from './platform/plataforma.ts';

/** Builds the application: plugins, then modules, then the page. Does not listen yet. */
export async function construirApp(plataforma: Plataforma): Promise<FastifyInstance> {
  const { config, banco, agora, aoVivo, disco, jobs, log } = plataforma;
  const https = config.urlPublica.startsWith('https://');
  const app = Fastify({
    ...recusasDoServidor({ https, log }),
    loggerInstance: log.child({}),
    // Requests are logged by a line of our own: Fastify's contains the address, which may carry a
    // token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.proxiesConfiaveis.length > 0 ? [...config.proxiesConfiaveis] : false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // What comes while the server closes is still answered: the database is open until the end.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  const pagina = lerPagina();

  app.decorate('plataforma', plataforma);
  app.decorateRequest('contexto', function contexto() {
    const { ator, id: requestId, ip } = this;
    const comum = {
      banco,
      requestId,
      ip,
      log: this.log,
      agora,
      aoVivo,
      publicar: jobs.publicar,
      registrar,
    };
    return ator ? criarContexto({ ...comum, ator }) : criarContexto({ ...comum, ator: null });
  });
  // `rota` parses requests, and reports every wrong field; Fastify would stop at the first section.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((erro: FastifyError, req, reply) => {
    acusarFaltaDeEspaco(plataforma, erro);
    responderErro(erro, req, reply);
  });
  aceitarCorpoVazio(app);
  app.addHook('onResponse', async (req, reply) => {
    req.log.info({ req, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'atendido');
  });

  exigirAcessoDeclarado(app);
  despedirConexoes(app);
  await registrarSeguranca(app, {
    scriptsDaPagina: hashesDosScripts(pagina ?? ''),
    origensCors: config.origensCors,
    https,
  });
  await registrarCanais(app, config);
  servirPaginasQueSaoChamadas(app, pagina);
  prepararModulos(app, modulos);
  recusarEscritasSemDisco(app, disco);
  auditarRecusas(app);
  await comprimirRespostas(app);
  await registrarReferencia(app, config.urlPublica);

  registrarLimpezaDasRepeticoes(plataforma);
  montarModulos(app, modulos);

  await registrarAplicacao(app, pagina);
  return app;
}
