import { diaEscrito } from '@dominio/contrato/datas';
import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { type InicioDeRegime, NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import type { StatusEscrito } from '@dominio/contrato/empresas-status';

/** Most tags that a client has (`contrato/clientes-campos`). */
const MAXIMO_DE_TAGS = 20;

/** A chosen company. */
export interface EmpresaDoLote extends StatusEscrito {
  readonly id: number;
  readonly cliente_id: number;
  readonly razao_social: string;
  readonly data_abertura: string | null;
  readonly versao: number;
}

type Valores = Readonly<Record<string, unknown>>;

/** A record that changes: its fields before and since, and the version that it has before. */
export interface Mudado {
  readonly id: number;
  readonly cliente_id: number;
  readonly versao: number;
  readonly antes: Valores;
  readonly depois: Valores;
}

/** What a change does to the chosen companies. */
export interface Plano {
  readonly mudados: readonly Mudado[];
  /** Companies that are so already. */
  readonly ja: number;
  readonly recusas: readonly EmpresaRecusada[];
}

/** What becomes of one company: its records that change, none where it is so already; or why not. */
type Destino = { readonly mudam: readonly Mudado[] } | { readonly motivo: string };

/** A record that several companies share changes once. */
function reunir(
  empresas: readonly EmpresaDoLote[],
  destinoDe: (empresa: EmpresaDoLote) => Destino,
): Plano {
  const mudados = new Map<number, Mudado>();
  const recusas: EmpresaRecusada[] = [];
  let ja = 0;
  for (const empresa of empresas) {
    const destino = destinoDe(empresa);
    if ('motivo' in destino) {
      const { id: empresa_id, razao_social } = empresa;
      recusas.push({ empresa_id, razao_social, motivo: destino.motivo });
    } else if (destino.mudam.length === 0) ja += 1;
    else for (const um of destino.mudam) mudados.set(um.id, um);
  }
  return { mudados: [...mudados.values()].sort((a, b) => a.id - b.id), ja, recusas };
}

export interface ClienteComTags {
  readonly id: number;
  readonly nome: string;
  readonly tags: readonly string[];
  readonly versao: number;
}

/** The same word in other letters is the same tag, as in a client's own form. */
const chaveDaTag = (tag: string) => tag.toLocaleLowerCase('pt-BR');

/** Tags without some, and with others at the end: those that are there stay as they are written. */
export function comTags(
  antes: readonly string[],
  {
    adicionar,
    remover,
  }: { readonly adicionar: readonly string[]; readonly remover: readonly string[] },
): string[] {
  const fora = new Set(remover.map(chaveDaTag));
  const ficam = antes.filter((tag) => !fora.has(chaveDaTag(tag)));
  const tem = new Set(ficam.map(chaveDaTag));
  return [...ficam, ...adicionar.filter((tag) => !tem.has(chaveDaTag(tag)))];
}

const iguais = (umas: readonly string[], outras: readonly string[]) =>
  umas.length === outras.length && umas.every((tag, i) => tag === outras[i]);

/** Tags are the client's: each client of the companies changes once. */
export function planejarTags(
  empresas: readonly EmpresaDoLote[],
  clientes: readonly ClienteComTags[],
  pedido: Parameters<typeof comTags>[1],
): Plano {
  const porId = new Map(clientes.map((um) => [um.id, um]));
  return reunir(empresas, ({ cliente_id }) => {
    const cliente = porId.get(cliente_id);
    if (!cliente) return { motivo: 'O cliente desta empresa mudou agora mesmo.' };
    const { id, nome, versao, tags } = cliente;
    const depois = comTags(tags, pedido);
    if (iguais(tags, depois)) return { mudam: [] };
    if (depois.length > MAXIMO_DE_TAGS) {
      return { motivo: `O cliente ${nome} ficaria com mais de ${MAXIMO_DE_TAGS} tags.` };
    }
    return { mudam: [{ id, cliente_id, versao, antes: { tags }, depois: { tags: depois } }] };
  });
}

export interface ContratoVivo {
  readonly id: number;
  readonly empresa_id: number;
  readonly cliente_id: number;
  readonly versao: number;
  readonly responsavel_id: number | null;
  readonly time_id: number | null;
}

/**
 * Who answers for a company, or its team, is said by its contracts that have not ended.
 *
 * @param contra why this may not be given to a client, or null.
 */
export function planejarContratos(
  empresas: readonly EmpresaDoLote[],
  contratos: readonly ContratoVivo[],
  { campo, para }: { readonly campo: 'responsavel_id' | 'time_id'; readonly para: number },
  contra: (clienteId: number) => string | null,
): Plano {
  const deles = Map.groupBy(contratos, ({ empresa_id }) => empresa_id);
  return reunir(empresas, (empresa) => {
    const seus = deles.get(empresa.id) ?? [];
    if (seus.length === 0) return { motivo: 'Não tem contrato em andamento.' };
    const mudam = seus.filter((um) => um[campo] !== para);
    const motivo = mudam.length > 0 ? contra(empresa.cliente_id) : null;
    if (motivo) return { motivo };
    return {
      mudam: mudam.map(({ id, cliente_id, versao, [campo]: antes }) => ({
        id,
        cliente_id,
        versao,
        antes: { [campo]: antes },
        depois: { [campo]: para },
      })),
    };
  });
}

type RegimeDaEmpresa = InicioDeRegime & { readonly empresa_id: number };

/**
 * A regime from a day on. Who has it then already stays as it is.
 *
 * @param regimes those of the companies, the oldest first.
 * @param recusa why it may not begin in a company.
 */
export function planejarRegime(
  empresas: readonly EmpresaDoLote[],
  regimes: readonly RegimeDaEmpresa[],
  { regime, desde }: InicioDeRegime,
  recusa: (empresa: EmpresaDoLote, outros: readonly InicioDeRegime[]) => string | null,
): Plano {
  const deles = Map.groupBy(regimes, ({ empresa_id }) => empresa_id);
  return reunir(empresas, (empresa) => {
    const seus = deles.get(empresa.id) ?? [];
    const noDia = seus.findLast((um) => um.desde <= desde);
    if (noDia?.regime === regime) return { mudam: [] };
    const motivo =
      noDia?.desde === desde
        ? `Já há um regime que começa em ${diaEscrito(desde)}: ${NOME_DO_REGIME[noDia.regime]}.`
        : recusa(empresa, seus);
    if (motivo) return { motivo };
    const { id, cliente_id } = empresa;
    return {
      mudam: [{ id, cliente_id, versao: empresa.versao, antes: {}, depois: { regime, desde } }],
    };
  });
}

/** A status for all of them, since a day and for a reason. */
export function planejarStatus(
  empresas: readonly EmpresaDoLote[],
  depois: StatusEscrito,
  recusa: (empresa: EmpresaDoLote) => string | null,
): Plano {
  return reunir(empresas, (empresa) => {
    const { id, cliente_id, versao, status, status_desde, status_motivo } = empresa;
    if (
      status === depois.status &&
      status_desde === depois.status_desde &&
      status_motivo === depois.status_motivo
    ) {
      return { mudam: [] };
    }
    const motivo = recusa(empresa);
    if (motivo) return { motivo };
    const antes = { status, status_desde, status_motivo };
    return { mudam: [{ id, cliente_id, versao, antes, depois: { ...depois } }] };
  });
}

/** How many records change, and of how many clients. */
export const quantosDe = (mudados: readonly Pick<Mudado, 'cliente_id'>[]) => ({
  registros: mudados.length,
  clientes: new Set(mudados.map(({ cliente_id }) => cliente_id)).size,
});
