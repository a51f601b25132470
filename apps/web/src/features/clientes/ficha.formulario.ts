import type { CampoPersonalizado } from '@dominio/contrato/campos-personalizados';
import { type Cliente, clientesEndpoints } from '@dominio/contrato/clientes';
import type {
  camposDaSituacao,
  SITUACOES_DO_CLIENTE,
  SituacaoDoCliente,
} from '@dominio/contrato/clientes-situacao';
import type { Envio } from '@dominio/contrato/endpoint';
import { linhasDe } from '../../components/campos/linhas.ts';
import { lerNumero } from '../../lib/numeros.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** How each situation of a client is drawn (`Situacao`). */
export const TOM_DA_SITUACAO = {
  prospecto: 'neutro',
  implantacao: 'aviso',
  ativo: 'sucesso',
  aviso_previo: 'aviso',
  encerrado: 'neutro',
  inativo: 'neutro',
} as const satisfies Readonly<Record<SituacaoDoCliente, string>>;

type Corpo = NonNullable<Envio<typeof clientesEndpoints.atualizar>['body']>;
/** The firm's own fields have a form of their own, and so has what goes along with the situation. */
export type Campo = Exclude<
  keyof Corpo,
  'versao' | 'campos_personalizados' | keyof typeof camposDaSituacao
>;

/** Labels of the record's fields. */
export const ROTULOS_DA_FICHA: Readonly<Record<Campo, string>> = {
  nome: 'Nome',
  situacao: 'Situação',
  natureza: 'Natureza',
  cpf: 'CPF',
  segmento: 'Segmento',
  porte: 'Porte',
  origem: 'Origem',
  curva: 'Curva',
  tags: 'Tags',
  data_inicio: 'Cliente desde',
  canal_preferido: 'Canal preferido',
  horario_contato: 'Horário de contato',
  particularidades: 'Particularidades',
  tem_folha: 'Folha de pagamento',
  numero_funcionarios: 'Funcionários',
  faturamento_faixa: 'Faturamento',
  meios_recebimento: 'Meios de recebimento',
  base_legal: 'Base legal',
  encarregado: 'Encarregado',
  consentimentos: 'Consentimentos',
  site: 'Site',
  instagram: 'Instagram',
};

/** The record as form values: blank for null. */
export const valoresDaFicha = (cliente: Cliente) => ({
  nome: cliente.nome,
  situacao: cliente.situacao as (typeof SITUACOES_DO_CLIENTE)[number],
  natureza: cliente.natureza as Cliente['natureza'],
  cpf: cliente.cpf ?? '',
  segmento: cliente.segmento ?? '',
  porte: cliente.porte ?? '',
  origem: cliente.origem ?? '',
  curva: cliente.curva ?? '',
  /** One per line. */
  tags: cliente.tags.join('\n'),
  data_inicio: cliente.data_inicio ?? '',
  canal_preferido: cliente.canal_preferido ?? '',
  horario_contato: cliente.horario_contato ?? '',
  particularidades: cliente.particularidades ?? '',
  tem_folha: cliente.tem_folha === null ? '' : cliente.tem_folha ? 'sim' : 'nao',
  numero_funcionarios: cliente.numero_funcionarios?.toString() ?? '',
  faturamento_faixa: cliente.faturamento_faixa ?? '',
  meios_recebimento: [...cliente.meios_recebimento] as string[],
  base_legal: cliente.base_legal ?? '',
  encarregado: cliente.encarregado ?? '',
  consentimentos: [...cliente.consentimentos] as string[],
  site: cliente.site ?? '',
  instagram: cliente.instagram ?? '',
});
export type ValoresDaFicha = ReturnType<typeof valoresDaFicha>;

/** What each field of the form is sent as; the compiler misses one that the contract accepts. */
const enviadoDe = (v: ValoresDaFicha) =>
  ({
    ...v,
    cpf: v.natureza === 'pessoa_fisica' ? v.cpf : null,
    porte: v.porte || null,
    origem: v.origem || null,
    curva: v.curva || null,
    tags: linhasDe(v.tags),
    canal_preferido: v.canal_preferido || null,
    tem_folha: v.tem_folha === '' ? null : v.tem_folha === 'sim',
    numero_funcionarios: lerNumero(v.numero_funcionarios),
    faturamento_faixa: v.faturamento_faixa || null,
    base_legal: v.base_legal || null,
  }) satisfies Record<Campo, unknown>;

/** These fields of the form, as they are sent. */
export function corpoDaFicha(valores: ValoresDaFicha, campos: readonly Campo[]): Corpo {
  const enviado = enviadoDe(valores);
  return Object.fromEntries(campos.map((campo) => [campo, enviado[campo]]));
}

/** The names of what two versions of a record do not have in common, in whatever section. */
export const mudadasNaFicha =
  (doEscritorio: readonly Pick<CampoPersonalizado, 'id' | 'nome'>[]) =>
  (uma: Cliente, outra: Cliente): string[] => {
    const escrito = (cliente: Cliente, campo: Campo) =>
      JSON.stringify(corpoDaFicha(valoresDaFicha(cliente), [campo]));
    const campos = (Object.keys(ROTULOS_DA_FICHA) as Campo[]).filter(
      (campo) => escrito(uma, campo) !== escrito(outra, campo),
    );
    const proprio = ({ campos_personalizados: valores }: Cliente, id: number) =>
      valores[id] ?? null;
    const proprios = doEscritorio.filter(({ id }) => proprio(uma, id) !== proprio(outra, id));
    return [...campos.map((campo) => ROTULOS_DA_FICHA[campo]), ...proprios.map(({ nome }) => nome)];
  };

/** The contract's own checks of these fields, told before the server does. */
export function errosDaFicha(valores: ValoresDaFicha, campos: readonly Campo[]): ErrosDeCampo {
  const lido = validar(clientesEndpoints.atualizar.body, corpoDaFicha(valores, campos));
  const erros: Record<string, string> = {};
  for (const [nome, mensagem] of Object.entries(lido.ok ? {} : lido.erros)) {
    const [raiz = nome] = nome.split('.');
    if (mensagem) erros[raiz] ??= mensagem;
  }
  return erros;
}
