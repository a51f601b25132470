import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { registrarEventosDeAgendamentos } from './modules/agendamentos/agendamentos.events.ts';
import { registrarRotasDeAgendamentos } from './modules/agendamentos/agendamentos.routes.ts';
import { registrarEventosDaTransferencia } from './modules/agendamentos/transferencia.events.ts';
import { registrarRotasDaAreaDoCliente } from './modules/area-cliente/area-cliente.routes.ts';
import { registrarRotasDaAuditoria } from './modules/auditoria/auditoria.routes.ts';
import { registrarEventosDeAusencias } from './modules/ausencias/ausencias.events.ts';
import { registrarRotasDeAusencias } from './modules/ausencias/ausencias.routes.ts';
import { registrarRotasDaBusca } from './modules/busca/busca.routes.ts';
import { registrarRotasDeClientes } from './modules/clientes/clientes.routes.ts';
import { registrarEventosDaConfiguracaoDoSistema } from './modules/configuracao-sistema/configuracao-sistema.events.ts';
import { registrarRotasDaConfiguracaoDoSistema } from './modules/configuracao-sistema/configuracao-sistema.routes.ts';
import { registrarRotasDaConfiguracaoDoUsuario } from './modules/configuracao-usuario/configuracao-usuario.routes.ts';
import { registrarRotasDosConsentimentos } from './modules/consentimentos/consentimentos.routes.ts';
import { registrarRotasDeContratos } from './modules/contratos/contratos.routes.ts';
import { registrarRotasDeEmpresas } from './modules/empresas/empresas.routes.ts';
import { registrarRotasDoEscritorio } from './modules/escritorio/escritorio.routes.ts';
import { registrarRotasDeFavoritos } from './modules/favoritos/favoritos.routes.ts';
import { registrarRotasDeFeriados } from './modules/feriados/feriados.routes.ts';
import { registrarRotasDasFerramentas } from './modules/ferramentas/ferramentas.routes.ts';
import { registrarRotasDeGrupos } from './modules/grupos/grupos.routes.ts';
import { registrarRotasDoInicio } from './modules/inicio/inicio.routes.ts';
import { registrarRotasDosMeusDados } from './modules/meus-dados/meus-dados.routes.ts';
import { registrarEventosDeNotificacoes } from './modules/notificacoes/notificacoes.events.ts';
import { registrarRotasDeNotificacoes } from './modules/notificacoes/notificacoes.routes.ts';
import { registrarRotasDoOidc } from './modules/oidc/oidc.routes.ts';
import { registrarEventosDosPedidosDeAcesso } from './modules/pedidos-de-acesso/pedidos-de-acesso.events.ts';
import { registrarRotasDosPedidosDeAcesso } from './modules/pedidos-de-acesso/pedidos-de-acesso.routes.ts';
import { registrarEventosDoSegundoFator } from './modules/segundo-fator/segundo-fator.events.ts';
import {
  registrarRotasDoSegundoFator,
  registrarRotasDoSegundoPasso,
} from './modules/segundo-fator/segundo-fator.routes.ts';
import { criarAutenticador } from './modules/sessoes/ator.service.ts';
import { registrarEventosDeSessoes } from './modules/sessoes/sessoes.events.ts';
import { registrarRotasDeSessoes } from './modules/sessoes/sessoes.routes.ts';
import { criarCofreDeTokens } from './modules/sessoes/token-de-acesso.ts';
import { registrarRotasDasSessoesSharepoint } from './modules/sessoes-sharepoint/sessoes-sharepoint.routes.ts';
import { registrarRotaDosEmails } from './modules/sistema/emails.routes.ts';
import { registrarRotaDeSaude } from './modules/sistema/saude.routes.ts';
import { registrarRotasDeTemas } from './modules/temas/temas.routes.ts';
import { registrarRotasDeTimes } from './modules/times/times.routes.ts';
import { registrarRotasDeTiposAgendamento } from './modules/tipos-agendamento/tipos-agendamento.routes.ts';
import { registrarRotasDoAcessoDoUsuario } from './modules/usuarios/acesso.routes.ts';
import { registrarRotasDoCadastroDeUsuarios } from './modules/usuarios/cadastro.routes.ts';
import { registrarRotasDosConvites } from './modules/usuarios/convites.routes.ts';
import { registrarRotasDoDesligamento } from './modules/usuarios/desligamento.routes.ts';
import { registrarRotasDaImportacaoDeUsuarios } from './modules/usuarios/importacao.routes.ts';
import { registrarRotasDoPerfil } from './modules/usuarios/perfil.routes.ts';
import { registrarRotasDaSenhaDoUsuario } from './modules/usuarios/senha.routes.ts';
import { registrarRotasDasSessoesAbertas } from './modules/usuarios/sessoes-da-pessoa.routes.ts';
import { registrarEventosDeUsuarios } from './modules/usuarios/usuarios.events.ts';
import { registrarRotasDeUsuarios } from './modules/usuarios/usuarios.routes.ts';
import { registrarRotasDosVinculosDoUsuario } from './modules/usuarios/vinculos.routes.ts';
import { registrarEventosDeVerComo } from './modules/ver-como/ver-como.events.ts';
import { registrarRotasDeVerComo } from './modules/ver-como/ver-como.routes.ts';
import { registrarRotasDeVisoesSalvas } from './modules/visoes-salvas/visoes-salvas.routes.ts';
import { registrar } from './platform/auditoria/auditoria.ts';
import { criarContexto } from './platform/contexto.ts';
import {
  lerPagina,
  registrarAplicacao,
  servirPaginasQueSaoChamadas,
} from './platform/http/aplicacao.ts';
import { aceitarCorpoVazio } from './platform/http/corpo.ts';
import { responderErro } from './platform/http/erros-http.ts';
import { exigirAcessoDeclarado, registrarGuarda } from './platform/http/guarda.ts';
import { registrarLimpezaDasRepeticoes } from './platform/http/idempotencia.ts';
import { recusasDoServidor } from './platform/http/recusas-do-servidor.ts';
import { registrarReferencia } from './platform/http/referencia.ts';
import { hashesDosScripts, registrarSeguranca } from './platform/http/seguranca.ts';
import type { Plataforma } from './platform/plataforma.ts';

/** The whole application over a platform: plugins, then modules, then the page. Listens nowhere yet. */
export async function construirApp(plataforma: Plataforma): Promise<FastifyInstance> {
  const { config, banco, agora, jobs, log } = plataforma;
  const https = config.urlPublica.startsWith('https://');
  const app = Fastify({
    ...recusasDoServidor({ https, log }),
    loggerInstance: log.child({}),
    // One line per request, ours: the built-in ones carry addresses, which carry tokens.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.proxiesConfiaveis.length > 0 ? [...config.proxiesConfiaveis] : false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  }) as unknown as FastifyInstance;
  const cofre = criarCofreDeTokens(config.segredoDaSessao, agora);
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
      publicar: jobs.publicar,
      registrar,
    };
    return ator ? criarContexto({ ...comum, ator }) : criarContexto({ ...comum, ator: null });
  });
  // Requests are parsed by `rota`, which reports every wrong field; Fastify would stop at the first section.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(responderErro);
  aceitarCorpoVazio(app);
  app.addHook('onResponse', async (req, reply) => {
    req.log.info({ req, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'atendido');
  });

  exigirAcessoDeclarado(app);
  await registrarSeguranca(app, {
    scriptsDaPagina: hashesDosScripts(pagina ?? ''),
    origensCors: config.origensCors,
    https,
  });
  servirPaginasQueSaoChamadas(app, pagina);
  registrarGuarda(app, criarAutenticador({ banco, cofre, agora, horasSemUso: config.horasSemUso }));
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registrarReferencia(app, config.urlPublica);

  registrarLimpezaDasRepeticoes(plataforma);
  registrarRotaDeSaude(app);
  registrarRotaDosEmails(app);
  registrarRotasDeSessoes(app, cofre);
  registrarRotasDoOidc(app, cofre);
  registrarRotasDoSegundoPasso(app, cofre);
  registrarRotasDoSegundoFator(app);
  registrarRotasDeUsuarios(app);
  registrarRotasDoCadastroDeUsuarios(app);
  registrarRotasDosConvites(app);
  registrarRotasDoDesligamento(app);
  registrarRotasDaImportacaoDeUsuarios(app);
  registrarRotasDosVinculosDoUsuario(app);
  registrarRotasDoAcessoDoUsuario(app);
  registrarRotasDaSenhaDoUsuario(app);
  registrarRotasDoPerfil(app);
  registrarRotasDosMeusDados(app);
  registrarRotasDosConsentimentos(app);
  registrarRotasDosPedidosDeAcesso(app);
  registrarRotasDasSessoesAbertas(app);
  registrarRotasDeClientes(app);
  registrarRotasDeGrupos(app);
  registrarRotasDasSessoesSharepoint(app);
  registrarRotasDeTimes(app);
  registrarRotasDeAusencias(app);
  registrarRotasDeEmpresas(app);
  registrarRotasDeContratos(app);
  registrarRotasDeTiposAgendamento(app);
  registrarRotasDeAgendamentos(app);
  registrarRotasDeNotificacoes(app);
  registrarRotasDaAreaDoCliente(app);
  registrarRotasDeFavoritos(app);
  registrarRotasDeVisoesSalvas(app);
  registrarRotasDeVerComo(app, cofre);
  registrarRotasDaConfiguracaoDoUsuario(app);
  registrarRotasDeTemas(app);
  registrarRotasDaConfiguracaoDoSistema(app);
  registrarRotasDoEscritorio(app);
  registrarRotasDaAuditoria(app);
  registrarRotasDaBusca(app);
  registrarRotasDoInicio(app);
  registrarRotasDeFeriados(app);
  registrarRotasDasFerramentas(app);
  registrarEventosDeSessoes(plataforma);
  registrarEventosDoSegundoFator(plataforma);
  registrarEventosDeUsuarios(plataforma);
  registrarEventosDeVerComo(plataforma);
  registrarEventosDeAusencias(plataforma);
  registrarEventosDeAgendamentos(plataforma);
  registrarEventosDaTransferencia(plataforma);
  registrarEventosDeNotificacoes(plataforma);
  registrarEventosDosPedidosDeAcesso(plataforma);
  registrarEventosDaConfiguracaoDoSistema(plataforma);

  await registrarAplicacao(app, pagina);
  return app;
}
