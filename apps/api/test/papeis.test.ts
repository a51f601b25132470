import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { exemploDe, montarCenario, todosOsExemplos } from './rotas.cenario.ts';

/** The accounts of the demonstration (decisoes.md §3), in the order of the cells. */
const PAPEIS = ['admin', 'gestor', 'consultor', 'cliente'] as const;

/**
 * What each account of the demonstration is answered (dominios.md §6c): 403 without the permission,
 * 404 for a record out of scope, 409 and 422 with the permission, where the example is refused for
 * another reason.
 */
const RESPOSTAS: Record<string, string> = {
  // People.
  'GET /usuarios': '200 200 403 403',
  'POST /usuarios': '201 403 403 403',
  'GET /usuarios/buscar': '200 200 403 403',
  'POST /usuarios/cache/clientes/limpar': '200 200 200 200',
  'GET /usuarios/com-acesso': '200 200 403 403',
  'POST /usuarios/importar': '200 403 403 403',
  'POST /usuarios/validar-cpf': '200 403 403 403',
  'POST /usuarios/validar-email': '200 403 403 403',
  'DELETE /usuarios/{id}': '200 403 403 403',
  'GET /usuarios/{id}': '200 200 403 403',
  'PUT /usuarios/{id}': '200 403 403 403',
  'POST /usuarios/{id}/2fa/remover': '422 403 403 403',
  'GET /usuarios/{id}/acesso-efetivo': '200 200 200 200',
  'POST /usuarios/{id}/alterar-senha': '422 422 422 422',
  'GET /usuarios/{id}/avatar': '404 200 200 404',
  'GET /usuarios/{id}/clientes': '200 200 403 403',
  'POST /usuarios/{id}/clientes': '200 403 403 403',
  'GET /usuarios/{id}/clientes-efetivos': '200 200 200 200',
  'GET /usuarios/convites': '200 200 403 403',
  'DELETE /usuarios/{id}/convite': '409 403 403 403',
  'POST /usuarios/{id}/convite': '409 403 403 403',
  'POST /usuarios/{id}/copiar-acesso': '200 403 403 403',
  'POST /usuarios/{id}/desligar': '200 403 403 403',
  'GET /usuarios/{id}/equipe-cliente': '200 200 200 200',
  'GET /usuarios/{id}/grupos': '200 200 403 403',
  'POST /usuarios/{id}/grupos': '200 403 403 403',
  'GET /usuarios/{id}/permissoes': '200 200 403 403',
  'POST /usuarios/{id}/permissoes': '200 403 403 403',
  'GET /usuarios/{id}/permissoes-efetivas': '200 200 200 200',
  'POST /usuarios/{id}/reativar': '409 403 403 403',
  'POST /usuarios/{id}/resetar-senha': '200 403 403 403',
  'DELETE /usuarios/{id}/sessoes': '200 403 403 403',
  'GET /usuarios/{id}/sessoes': '200 403 403 403',
  'DELETE /usuarios/{id}/sessoes/{sid}': '404 403 403 403',
  'POST /usuarios/{id}/suspender': '200 403 403 403',
  'POST /usuarios/{id}/ver-como': '422 403 403 403',
  // One’s own account.
  'GET /api/usuarios/me/favoritos': '200 200 200 200',
  'PUT /api/usuarios/me/favoritos': '200 200 200 200',
  'GET /usuarios/me/2fa': '200 200 200 200',
  'POST /usuarios/me/2fa/ativar': '422 422 422 422',
  'POST /usuarios/me/2fa/codigos': '422 422 422 422',
  'POST /usuarios/me/2fa/confirmar': '409 409 409 409',
  'POST /usuarios/me/2fa/desativar': '422 422 422 422',
  'GET /usuarios/me/atividade': '200 200 200 200',
  'DELETE /usuarios/me/avatar': '200 200 200 200',
  'PUT /usuarios/me/avatar': '200 200 200 200',
  'GET /usuarios/me/chaves': '200 200 200 200',
  'POST /usuarios/me/chaves': '422 422 422 422',
  'POST /usuarios/me/chaves/opcoes': '422 422 422 422',
  'PUT /usuarios/me/chaves/{id}': '200 200 200 200',
  'POST /usuarios/me/chaves/{id}/remover': '422 422 422 422',
  'GET /usuarios/me/clientes-filtrados': '200 200 200 200',
  'GET /usuarios/me/consentimentos': '200 200 200 200',
  'DELETE /usuarios/me/consentimentos/{finalidade}': '200 200 200 200',
  'POST /usuarios/me/consentimentos/{finalidade}': '409 409 409 409',
  'POST /usuarios/me/exportar': '422 422 422 422',
  'GET /usuarios/me/pedidos-de-acesso': '200 200 200 200',
  'POST /usuarios/me/pedidos-de-acesso': '409 201 201 403',
  'GET /usuarios/me/perfil': '200 200 200 200',
  'PUT /usuarios/me/perfil': '200 200 200 200',
  'GET /usuarios/me/permissoes-clientes': '200 200 200 200',
  'DELETE /usuarios/me/sessoes': '200 200 200 200',
  'GET /usuarios/me/sessoes': '200 200 200 200',
  'GET /usuarios/me/sessoes-sharepoint': '200 200 200 200',
  'DELETE /usuarios/me/sessoes/{sid}': '404 404 404 404',
  // Groups and permissions.
  'GET /grupos': '200 200 200 200',
  'GET /grupos-completos': '200 200 403 403',
  'POST /grupos-completos': '201 403 403 403',
  'DELETE /grupos-completos/{id}': '200 403 403 403',
  'GET /grupos-completos/{id}': '200 200 403 403',
  'PUT /grupos-completos/{id}': '200 403 403 403',
  'GET /grupos-completos/{id}/configuracoes-clientes': '200 200 403 403',
  'PUT /grupos-completos/{id}/configuracoes-clientes': '200 403 403 403',
  'GET /grupos-completos/{id}/permissoes': '200 200 403 403',
  'POST /grupos-completos/{id}/permissoes': '200 403 403 403',
  'PUT /grupos-completos/{id}/sessoes-sharepoint': '200 403 403 403',
  'GET /permissoes-completas': '200 200 403 403',
  'POST /permissoes-completas': '201 403 403 403',
  'POST /permissoes-completas/criar-padrao': '200 403 403 403',
  'DELETE /permissoes-completas/{id}': '200 403 403 403',
  'GET /permissoes-completas/{id}': '200 200 403 403',
  'PUT /permissoes-completas/{id}': '200 403 403 403',
  // Teams.
  'GET /clientes-para-vinculacao': '200 200 200 200',
  'GET /times': '200 200 200 200',
  'GET /times-completos': '200 200 403 403',
  'POST /times-completos': '201 403 403 403',
  'DELETE /times-completos/{id}': '200 403 403 403',
  'GET /times-completos/{id}': '200 200 403 403',
  'PUT /times-completos/{id}': '200 403 403 403',
  'GET /times-completos/{id}/clientes': '200 200 403 403',
  'POST /times-completos/{id}/clientes': '200 403 403 403',
  'PUT /times-completos/{id}/sessoes-sharepoint': '200 403 403 403',
  'GET /times-completos/{id}/usuarios': '200 200 403 403',
  'POST /times-completos/{id}/usuarios': '200 403 403 403',
  'GET /times-completos/{id}/usuarios-com-clientes': '200 200 403 403',
  'GET /times/buscar': '200 200 403 403',
  // Areas of documents.
  'GET /sessoes-sharepoint/{id}/grupos': '200 404 403 403',
  'GET /sessoes-sharepoint/{id}/times': '200 404 403 403',
  // Clients, companies, contracts.
  'GET /api/clientes-contratos': '200 200 200 403',
  'GET /api/clients': '200 200 200 403',
  'POST /api/clients': '201 201 403 403',
  'GET /api/clients/filtered': '200 200 200 403',
  'GET /api/clients/homonimos': '200 200 403 403',
  'GET /api/clients/{id}': '200 200 200 403',
  'PUT /api/clients/{id}': '200 200 403 403',
  'GET /api/contratos': '200 200 200 403',
  'POST /api/contratos': '201 201 403 403',
  'GET /api/contratos/buscar-clientes': '200 200 200 403',
  'GET /api/contratos/opcoes/responsaveis': '200 200 200 403',
  'GET /api/contratos/opcoes/times': '200 200 200 403',
  'GET /api/contratos/proximo-numero': '200 200 403 403',
  'GET /api/contratos/todos-clientes-ativos': '200 200 200 403',
  'DELETE /api/contratos/{id}': '200 403 403 403',
  'GET /api/contratos/{id}': '200 200 200 403',
  'PUT /api/contratos/{id}': '200 200 403 403',
  'GET /api/contratos/{id}/aditivos': '200 200 200 403',
  'PATCH /api/contratos/{id}/status': '200 200 403 403',
  'GET /api/empresas': '200 200 200 403',
  'POST /api/empresas': '201 201 403 403',
  'DELETE /api/empresas/{id}': '409 403 403 403',
  'GET /api/empresas/{id}': '200 200 200 403',
  'GET /api/empresas/{id}/pendencias': '200 200 200 403',
  'GET /api/empresas/qualidade': '200 200 200 403',
  'PUT /api/empresas/{id}': '200 200 403 403',
  'DELETE /api/empresas/{id}/logo': '200 200 403 403',
  'GET /api/empresas/{id}/logo': '404 404 404 404',
  'POST /api/empresas/{id}/logo': '200 200 403 403',
  // Absences.
  'GET /api/ausencias': '200 200 403 403',
  'POST /api/ausencias': '201 201 403 403',
  'DELETE /api/ausencias/{id}': '404 404 403 403',
  'PUT /api/ausencias/{id}': '404 404 403 403',
  // Audit.
  'GET /api/auditoria': '200 403 403 403',
  'POST /api/auditoria/exportar': '422 403 403 403',
  'GET /api/auditoria/historico/{tipo}/{id}': '200 200 200 404',
  'GET /api/auditoria/opcoes': '200 403 403 403',
  'GET /api/auditoria/pessoas': '200 403 403 403',
  'GET /api/auditoria/{id}': '200 403 403 403',
};

const DA_ADMINISTRACAO =
  /^\/(usuarios|grupos|permissoes|times|clientes-para|sessoes-sharepoint|ausencias|api\/(usuarios|clients|clientes|empresas|contratos|auditoria|ausencias))/;

const aplicacao = await montarApp({ demo: true });
const { app, banco, entrar } = aplicacao;
await app.ready();
/**
 * Reads before writes, each by name: the order of the modules must not matter, and the accounts
 * stay the same.
 */
const posicao = (nome: string) => nome.replace(/^GET/, '');
const rotas = app.endpoints
  .filter(({ path }) => DA_ADMINISTRACAO.test(path))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .toSorted(([uma], [outra]) => (posicao(uma) < posicao(outra) ? -1 : 1));

async function cenarioDe(papel: string) {
  const [eu] = await banco
    .select({ id: usuarios.id, time_id: usuarios.time_id })
    .from(usuarios)
    .where(eq(usuarios.email, `${papel}@dominio.demo`));
  return montarCenario(aplicacao, eu);
}
/** For calls that change nothing: one scene, with its examples, for each account. */
const intocados = new Map<string, Awaited<ReturnType<typeof prepararIntocado>>>();
async function prepararIntocado(papel: string) {
  const cenario = await cenarioDe(papel);
  return { cenario, exemplos: await todosOsExemplos(cenario) };
}
for (const papel of PAPEIS) intocados.set(papel, await prepararIntocado(papel));

/** Wrong guesses by one call must not count against the next. */
beforeEach(() => aplicacao.avancar(15 * 60_000));

test('the table has a row for every call of the administration', () => {
  expect(Object.keys(RESPOSTAS).sort()).toEqual(rotas.map(([nome]) => nome).sort());
});

test.each(rotas)('%s answers each account as its group allows', async (nome, endpoint) => {
  const esperadas = RESPOSTAS[nome]?.split(' ').map(Number);
  const recebidas: number[] = [];
  for (const [i, papel] of PAPEIS.entries()) {
    const muda = endpoint.method !== 'GET' && esperadas?.[i] !== 403;
    const intocado = intocados.get(papel);
    if (!intocado) throw new Error(`sem cenário de ${papel}`);
    const cenario = muda ? await cenarioDe(papel) : intocado.cenario;
    const conhecido = intocado.exemplos.get(nome);
    const exemplo = muda ? await exemploDe(conhecido?.modulo ?? '', nome, cenario) : conhecido;
    const { statusCode } = await app.inject({
      method: endpoint.method,
      url: enderecoDe(endpoint.path, exemplo),
      headers: { authorization: `Bearer ${await entrar(cenario.eu)}` },
      ...(exemplo?.body !== undefined && { payload: exemplo.body }),
    });
    recebidas.push(statusCode);
  }
  expect(recebidas).toEqual(esperadas);
});
