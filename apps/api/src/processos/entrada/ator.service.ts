import { dataCivil } from '@dominio/contrato/datas';
import type { AlcanceDeClientes } from '@dominio/contrato/matriz-inicial';
import { GRUPO, type MapaDePermissoes } from '@dominio/contrato/permissoes';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { temSegundoFator } from '../../modules/segundo-fator/fatores.service.ts';
import type { Aparelho } from '../../modules/sessoes/abertura.service.ts';
import {
  type LinhaDeSessao,
  lerSessoes,
  tocarSessao,
} from '../../modules/sessoes/sessoes-vivas.service.ts';
import { consumirToken } from '../../modules/sessoes/tokens/tokens.service.ts';
import { lerVisita } from '../../modules/ver-como/visitas.service.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Banco } from '../../platform/db.ts';
import { emLote } from '../../platform/em-lote.ts';
import type { Credencial } from '../../platform/http/guarda.ts';
import * as repo from './direitos.repository.ts';

/**
 * The use of a session is written at most this often: a write for each request would cost more than
 * it is worth.
 */
const PASSO_DO_USO_MS = 5 * 60_000;
const MAXIMO_EM_MEMORIA = 5_000;

type Direitos = Pick<
  Ator,
  'grupoIds' | 'permissoes' | 'alcance' | 'administrador' | 'faltaSegundoFator' | 'substitui'
>;

function agrupar(linhas: readonly { modulo: string; acao: string }[]): MapaDePermissoes {
  const mapa: MapaDePermissoes = {};
  for (const { modulo, acao } of linhas) {
    mapa[modulo] ??= [];
    mapa[modulo].push(acao);
  }
  return mapa;
}

const TODAS = agrupar(
  PERMISSOES.map((permissao) => {
    const [modulo = '', acao = ''] = permissao.split(':');
    return { modulo, acao };
  }),
);

type LinhaDaPessoa = Pick<
  LinhaDeSessao,
  'usuario_id' | 'nome' | 'grupo_id' | 'time_id' | 'client_id' | 'versao_permissoes'
>;

/**
 * The union of the person's and the groups' permissions; group 1 has all; nothing takes any away
 * (decisoes.md §5).
 */
async function lerDireitos(banco: Banco, linha: LinhaDaPessoa, hoje: string): Promise<Direitos> {
  const grupos = await repo.lerGrupos(banco, linha.usuario_id, linha.grupo_id);
  const grupoIds = grupos.map(({ id }) => id);
  const administrador = linha.client_id === null && grupoIds.includes(GRUPO.administrador);
  const permissoes = administrador
    ? TODAS
    : linha.client_id !== null
      ? {}
      : agrupar(await repo.lerPermissoes(banco, linha.usuario_id, grupoIds));
  const alcance: AlcanceDeClientes =
    administrador || grupos.some((grupo) => grupo.can_see_all_clients)
      ? 'todos'
      : grupos.some((grupo) => grupo.can_see_team_clients)
        ? 'time'
        : 'vinculados';
  const exige = grupos.some((grupo) => grupo.exige_segundo_fator);
  return {
    grupoIds,
    administrador,
    faltaSegundoFator: exige && !(await temSegundoFator(banco, linha.usuario_id)),
    permissoes,
    alcance: linha.client_id === null ? alcance : 'vinculados',
    substitui:
      linha.client_id === null ? await repo.lerSubstituidos(banco, linha.usuario_id, hoje) : [],
  };
}

/**
 * A person as they are now, in whose name something is done that they asked for before: without a
 * session. Null for who may not sign in any more.
 */
export async function lerAtor(banco: Banco, id: number, agora: Date): Promise<Ator | null> {
  const linha = await repo.lerPessoa(banco, id);
  if (!linha) return null;
  return {
    ...identidade(linha),
    ...(await lerDireitos(banco, linha, dataCivil(agora))),
    sessaoId: '',
    senhaProvisoria: false,
    visita: null,
  };
}

const identidade = (linha: LinhaDaPessoa) => ({
  usuarioId: linha.usuario_id,
  nome: linha.nome,
  grupoId: linha.grupo_id,
  timeId: linha.time_id,
  clienteId: linha.client_id,
  versaoPermissoes: linha.versao_permissoes,
});

interface Opcoes {
  readonly banco: Banco;
  readonly cofre: Aparelho['cofre'];
  readonly agora: () => Date;
  readonly horasSemUso: number;
}

/**
 * Makes the authenticator: from a token to the person as they are now. The session's row is read at
 * every request, together with those of requests that wait for theirs, so logout, deactivation and
 * changes of password hold at once. Rights are cached by `versao_permissoes`, so changes of rights
 * hold at once too.
 */
export function criarAutenticador({ banco, cofre, agora, horasSemUso }: Opcoes) {
  const direitosPorVersao = new Map<string, Direitos>();
  const lerSessao = emLote((ids: readonly string[]) => lerSessoes(banco, ids));

  async function direitosDe(linha: LinhaDaPessoa): Promise<Direitos> {
    const { usuario_id, versao_permissoes, grupo_id, time_id, client_id } = linha;
    // The day is part of the cache's key, since a substitute's rights begin and end at midnight.
    const hoje = dataCivil(agora());
    const chave = [usuario_id, versao_permissoes, grupo_id, time_id, client_id, hoje].join(':');
    let direitos = direitosPorVersao.get(chave);
    if (!direitos) {
      direitos = await lerDireitos(banco, linha, hoje);
      if (direitosPorVersao.size >= MAXIMO_EM_MEMORIA) direitosPorVersao.clear();
      direitosPorVersao.set(chave, direitos);
    }
    return direitos;
  }

  /** The open session of a token or of a ticket of the live feed, or undefined. */
  async function sessaoDe({ token, bilhete }: { token: string; bilhete: boolean }) {
    const conteudo = await cofre.ler(token);
    if (conteudo) {
      const linha = await lerSessao(conteudo.sessaoId);
      return linha?.usuario_id === conteudo.usuarioId ? linha : undefined;
    }
    if (!bilhete) return undefined;
    const gasto = await consumirToken(banco, 'fluxo', token, agora());
    return gasto?.sessao_id ? lerSessao(gasto.sessao_id) : undefined;
  }

  const daPessoa = async (linha: LinhaDaPessoa) => ({
    ...identidade(linha),
    ...(await direitosDe(linha)),
  });

  /** The person whom a token of 'Ver como' shows, with the visiting administrator. */
  async function visitaDe(token: string): Promise<Ator | null> {
    const conteudo = await cofre.ler(token);
    const visita = conteudo && (await lerVisita(banco, conteudo.sessaoId, agora()));
    if (!visita || visita.usuario_id !== conteudo.usuarioId) return null;
    const { id, visitante_id: visitanteId, sessao_id: sessaoId } = visita;
    return {
      ...(await daPessoa(visita)),
      sessaoId: id,
      senhaProvisoria: false,
      visita: { id, visitanteId, sessaoId },
    };
  }

  return async (credencial: Credencial): Promise<Ator | null> => {
    const linha =
      'token' in credencial ? await sessaoDe(credencial) : await lerSessao(credencial.sessaoId);
    if (!linha) return 'token' in credencial ? visitaDe(credencial.token) : null;
    const instante = agora();
    const paradaHa = instante.getTime() - linha.ultimo_uso_em.getTime();
    const viva =
      linha.encerrada_em === null &&
      linha.situacao === 'ativo' &&
      linha.expira_em > instante &&
      paradaHa < horasSemUso * 3_600_000;
    if (!viva) return null;
    if (paradaHa > PASSO_DO_USO_MS) await tocarSessao(banco, linha.id, instante);
    return {
      ...(await daPessoa(linha)),
      sessaoId: linha.id,
      senhaProvisoria: linha.senha_provisoria_ate !== null,
      visita: null,
    };
  };
}
