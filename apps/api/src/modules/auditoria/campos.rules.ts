import { NOMES_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-campos';
import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import { NOME_DA_AUSENCIA, type NovaAusencia } from '@dominio/contrato/ausencias';
import { paraCada } from '@dominio/contrato/campos';
import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { NovoCliente } from '@dominio/contrato/clientes-cadastro';
import { TERMOS } from '@dominio/contrato/consentimentos';
import type { NovoContrato } from '@dominio/contrato/contratos';
import type { NovaEmpresa } from '@dominio/contrato/empresas';
import type { EdicaoDoEscritorio } from '@dominio/contrato/escritorio';
import type { NovoFeriado } from '@dominio/contrato/feriados';
import type { NovaPermissao, NovoGrupo } from '@dominio/contrato/grupos';
import type { NovoTime } from '@dominio/contrato/times';
import type { NovoUsuario } from '@dominio/contrato/usuarios-entrada';

/** Which table names the ids that a field holds. */
export type Referencia =
  | 'usuario'
  | 'cliente'
  | 'grupo'
  | 'time'
  | 'empresa'
  | 'contrato'
  | 'permissao'
  | 'sessao_sharepoint';

export interface Campo {
  /** As sentences say it: 'o grupo'. */
  readonly rotulo: string;
  readonly referencia?: Referencia;
  /** `arquivo`: the key of a stored file; `quantos`: a list that is counted. */
  readonly formato?: 'centavos' | 'arquivo' | 'quantos';
  /** How each of the field's values is said. */
  readonly palavras?: Readonly<Record<string, string>>;
  /** Personal or secret: that it changed is told, never what it is (paginas.md R7). */
  readonly oculto?: true;
}

const rotulos = (opcoes: readonly { valor: string; rotulo: string }[]) =>
  Object.fromEntries(opcoes.map(({ valor, rotulo }) => [valor, rotulo]));

const TITULO_DA_FINALIDADE = Object.fromEntries(
  Object.entries(TERMOS).map(([finalidade, { titulo }]) => [finalidade, titulo]),
);

const doAgendamento = paraCada(NOMES_DO_AGENDAMENTO, (campo): Campo => {
  const { rotulo } = NOMES_DO_AGENDAMENTO[campo];
  return { rotulo: rotulo.charAt(0).toLowerCase() + rotulo.slice(1) };
});

/** What the contract accepts of the nouns whose changes are audited field by field. */
type CampoAceito =
  | keyof NovaAusencia
  | keyof NovaEmpresa
  | keyof NovaPermissao
  | keyof NovoCliente
  | keyof NovoContrato
  | keyof NovoFeriado
  | keyof NovoGrupo
  | keyof NovoTime
  | keyof NovoUsuario
  | Exclude<keyof EdicaoDoEscritorio, 'versao'>;

/** The fields that audit rows carry, as people call them. One that is not here is shown by its own name. */
const DITOS = {
  ...doAgendamento,
  nome: { rotulo: 'nome' },
  email: { rotulo: 'e-mail' },
  cpf: { rotulo: 'CPF', oculto: true },
  data_nascimento: { rotulo: 'data de nascimento', oculto: true },
  genero: { rotulo: 'gênero', oculto: true },
  tem_filhos: { rotulo: 'filhos', oculto: true },
  data_admissao: { rotulo: 'data de admissão' },
  telefone: { rotulo: 'telefone' },
  senha: { rotulo: 'senha', oculto: true },
  nova_senha: { rotulo: 'senha', oculto: true },
  token: { rotulo: 'token', oculto: true },
  segredo: { rotulo: 'segredo', oculto: true },
  senha_provisoria_ate: { rotulo: 'validade da senha temporária' },
  situacao: { rotulo: 'situação' },
  ativo: { rotulo: 'ativo' },
  grupo_id: { rotulo: 'grupo', referencia: 'grupo' },
  time_id: { rotulo: 'time', referencia: 'time' },
  client_id: { rotulo: 'empresa', referencia: 'cliente' },
  cliente_id: { rotulo: 'cliente', referencia: 'cliente' },
  clientes: { rotulo: 'clientes', referencia: 'cliente' },
  cliente_ids: { rotulo: 'clientes', referencia: 'cliente' },
  empresa_id: { rotulo: 'empresa', referencia: 'empresa' },
  matriz_id: { rotulo: 'matriz', referencia: 'empresa' },
  contrato_id: { rotulo: 'contrato', referencia: 'contrato' },
  lider_id: { rotulo: 'líder', referencia: 'usuario' },
  substituto_id: { rotulo: 'quem substitui', referencia: 'usuario' },
  responsavel_id: { rotulo: 'responsável', referencia: 'usuario' },
  usuario_id: { rotulo: 'pessoa', referencia: 'usuario' },
  usuario_ids: { rotulo: 'pessoas', referencia: 'usuario' },
  usuarios: { rotulo: 'pessoas', referencia: 'usuario' },
  participantes: { rotulo: 'participantes', referencia: 'usuario' },
  permissoes: { rotulo: 'permissões', referencia: 'permissao' },
  grupos: { rotulo: 'grupos', referencia: 'grupo' },
  permissao_ids: { rotulo: 'permissões', referencia: 'permissao' },
  adicionados: { rotulo: 'adicionados' },
  removidos: { rotulo: 'removidos' },
  adicionadas: { rotulo: 'adicionadas' },
  removidas: { rotulo: 'removidas' },
  ids: { rotulo: 'pessoas', referencia: 'usuario' },
  papeis: { rotulo: 'papéis' },
  sucessores: { rotulo: 'quem assume', referencia: 'usuario' },
  times: { rotulo: 'times', referencia: 'time' },
  sessoes: { rotulo: 'sessões encerradas', formato: 'quantos' },
  finalidade: { rotulo: 'finalidade', palavras: TITULO_DA_FINALIDADE },
  versao_do_texto: { rotulo: 'versão do texto' },
  avatar: { rotulo: 'foto', formato: 'arquivo' },
  de: { rotulo: 'de', referencia: 'usuario' },
  para: { rotulo: 'para', referencia: 'usuario' },
  passados: { rotulo: 'agendamentos passados', formato: 'quantos' },
  cancelados: { rotulo: 'agendamentos cancelados', formato: 'quantos' },
  saiu: { rotulo: 'agendamentos de que saiu', formato: 'quantos' },
  lidos: { rotulo: 'agendamentos lidos', formato: 'quantos' },
  descricao: { rotulo: 'descrição' },
  cor: { rotulo: 'cor' },
  segmento: { rotulo: 'segmento' },
  site: { rotulo: 'site' },
  instagram: { rotulo: 'Instagram' },
  logo: { rotulo: 'logo', formato: 'arquivo' },
  cnpj: { rotulo: 'CNPJ' },
  razao_social: { rotulo: 'razão social' },
  nome_fantasia: { rotulo: 'nome fantasia' },
  tipo: { rotulo: 'tipo' },
  municipio: { rotulo: 'município' },
  uf: { rotulo: 'UF' },
  numero_contrato: { rotulo: 'número' },
  status_contrato: { rotulo: 'status', palavras: NOME_DO_STATUS },
  status: { rotulo: 'status', palavras: rotulos(OPCOES_DE_STATUS) },
  prioridade: { rotulo: 'prioridade', palavras: rotulos(OPCOES_DE_PRIORIDADE) },
  motivo: { rotulo: 'motivo' },
  data: { rotulo: 'data' },
  data_inicio: { rotulo: 'início' },
  data_fim: { rotulo: 'fim' },
  inicio: { rotulo: 'primeiro dia' },
  fim: { rotulo: 'último dia' },
  /** Of an absence: it may tell of somebody's health. */
  observacao: { rotulo: 'observação', oculto: true },
  valor_mensal_centavos: { rotulo: 'valor mensal', formato: 'centavos' },
  servicos: { rotulo: 'serviços' },
  campos: { rotulo: 'campos lidos' },
  linhas: { rotulo: 'linhas' },
  filtros: { rotulo: 'filtros' },
  formato: { rotulo: 'formato' },
  expira_em: { rotulo: 'até' },
  can_see_all_clients: { rotulo: 'vê todos os clientes' },
  can_see_team_clients: { rotulo: 'vê os clientes do time' },
  only_see_linked_clients: { rotulo: 'vê só os vinculados' },
  exige_segundo_fator: { rotulo: 'exige segundo fator' },
  modulo: { rotulo: 'módulo' },
  acao: { rotulo: 'ação' },
  critica: { rotulo: 'crítica' },
  anual: { rotulo: 'anual' },
  fonte: { rotulo: 'fonte' },
  empresa: { rotulo: 'empresa' },
  contrato: { rotulo: 'contrato' },
  enviar_convite: { rotulo: 'enviar convite' },
  cep: { rotulo: 'CEP' },
  logradouro: { rotulo: 'logradouro' },
  numero: { rotulo: 'número' },
  complemento: { rotulo: 'complemento' },
  bairro: { rotulo: 'bairro' },
  fuso: { rotulo: 'fuso' },
  expediente: { rotulo: 'expediente' },
  tema_padrao: { rotulo: 'tema padrão' },
} satisfies Readonly<Record<CampoAceito, Campo>> & Readonly<Record<string, Campo>>;

const CAMPOS: Readonly<Record<string, Campo>> = DITOS;

/** What not every reader of a row may know: nobody, or who may not see amounts. */
export const CAMPOS_VELADOS: readonly string[] = Object.entries(CAMPOS)
  .filter(([, { oculto, formato }]) => oculto || formato === 'centavos')
  .map(([nome]) => nome);

/** Which ids the added and removed of a change of links are, by its action. */
const LIGADOS: Readonly<Record<string, Referencia>> = {
  'usuario.grupos_alterados': 'grupo',
  'usuario.clientes_alterados': 'cliente',
  'usuario.permissoes_alterados': 'permissao',
  'grupo.permissoes': 'permissao',
  'grupo.clientes': 'cliente',
  'time.membros': 'usuario',
  'time.clientes': 'cliente',
  'grupo.sessoes_sharepoint': 'sessao_sharepoint',
  'time.sessoes_sharepoint': 'sessao_sharepoint',
};

const TIPO_DE_AUSENCIA: Campo = { rotulo: 'tipo', palavras: NOME_DA_AUSENCIA };

const DE_LIGACOES = new Set(['adicionados', 'removidos', 'adicionadas', 'removidas']);
const DE_SAIDA = new Set(['removidos', 'removidas']);

/** What a field is, in a row of this action. */
export function campoDe(acao: string, campo: string): Campo {
  if (campo === 'tipo' && acao.startsWith('ausencia.')) return TIPO_DE_AUSENCIA;
  const conhecido = CAMPOS[campo] ?? { rotulo: campo.replaceAll('_', ' ') };
  const ligado = DE_LIGACOES.has(campo) ? LIGADOS[acao] : undefined;
  return ligado ? { ...conhecido, referencia: ligado } : conhecido;
}

/** Bookkeeping of the row itself, which says nothing of what somebody did. */
const DE_DENTRO = new Set([
  'id',
  'versao',
  'criado_em',
  'atualizado_em',
  'tem_senha',
  'avatar_chave',
]);

type Valores = Record<string, unknown> | null;

const igual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const vazio = (valor: unknown) =>
  valor === null || valor === undefined || valor === '' || (Array.isArray(valor) && !valor.length);

/** The fields that differ between what was and what is, in the order in which the row names them. */
export function camposMudados(antes: Valores, depois: Valores): string[] {
  const nomes = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})]);
  return [...nomes].filter((campo) => {
    if (DE_DENTRO.has(campo)) return false;
    // A write that names only what it changed leaves the rest as it was.
    if (antes && depois && !DE_SAIDA.has(campo) && !Object.hasOwn(depois, campo)) return false;
    const [a, b] = [antes?.[campo], depois?.[campo]];
    return !igual(a, b) && !(vazio(a) && vazio(b));
  });
}

export const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** A part of a field that is an object: of what its field is made, where that is said. */
export function parteDe(acao: string, { referencia }: Campo, parte: string): Campo {
  const propria = campoDe(acao, parte);
  return referencia ? { rotulo: propria.rotulo, referencia } : propria;
}

/** The records that a field names, at every depth, with the table that names them. */
export function referenciasDe(
  acao: string,
  campo: Campo,
  valor: unknown,
): (readonly [Referencia, number])[] {
  return (Array.isArray(valor) ? valor : [valor]).flatMap((item) => {
    if (ehObjeto(item)) {
      return Object.entries(item).flatMap(([nome, parte]) =>
        referenciasDe(acao, parteDe(acao, campo, nome), parte),
      );
    }
    return campo.referencia && Number.isSafeInteger(item)
      ? [[campo.referencia, item as number] as const]
      : [];
  });
}
