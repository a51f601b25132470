import {
  type CampoDoAgendamento,
  NOMES_DO_AGENDAMENTO,
} from '@dominio/contrato/agendamentos-campos';
import { OPCOES_DE_PRIORIDADE, type Prioridade } from '@dominio/contrato/agendamentos-opcoes';
import { CAMPOS } from '../agendamentos.campos.ts';
import type { LinhaDeAgendamento } from '../agendamentos.repository.ts';
import { enumerar, periodoDe, quando } from '../horario/frases.rules.ts';

/** What an edit may change in the row itself. */
export type Campos = Pick<LinhaDeAgendamento, (typeof CAMPOS.nomes)[number]>;

export type CampoMudado = CampoDoAgendamento;

const mesmo = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

type Edicao = { readonly [C in keyof Campos]?: Campos[C] | undefined };

/** The fields sent that differ from the row: what an edit really changes. */
export function diferencas(linha: Campos, edicao: Edicao): Partial<Campos> {
  const enviados = Object.entries(CAMPOS.de(edicao));
  return Object.fromEntries(
    enviados.filter(([campo, valor]) => !mesmo(linha[campo as keyof Campos], valor)),
  );
}

interface Membro {
  readonly usuario_id: number;
  readonly participa: boolean;
}

export interface MudancaDeParticipantes {
  readonly adicionados: number[];
  readonly removidos: number[];
  /** Whether the creator takes part from now on; null leaves it as it was. */
  readonly criador: boolean | null;
  /** Everybody who takes part afterwards. */
  readonly todos: number[];
}

/**
 * What a new list of participants changes in the members. The creator stays a member whatever the
 * list says, and takes part as before unless named in it or unless `criadorParticipa` is sent.
 */
export function mudancaDeParticipantes(
  membros: readonly Membro[],
  criadorId: number,
  { participantes, criadorParticipa }: { participantes?: number[]; criadorParticipa?: boolean },
): MudancaDeParticipantes {
  const outros = membros.map(({ usuario_id }) => usuario_id).filter((id) => id !== criadorId);
  const pedidos = participantes?.filter((id) => id !== criadorId) ?? outros;
  const antes = membros.some(({ usuario_id, participa }) => usuario_id === criadorId && participa);
  const depois = criadorParticipa ?? (participantes?.includes(criadorId) || antes);
  return {
    adicionados: pedidos.filter((id) => !outros.includes(id)),
    removidos: outros.filter((id) => !pedidos.includes(id)),
    criador: depois === antes ? null : depois,
    todos: depois ? [criadorId, ...pedidos] : pedidos,
  };
}

/** The changed things by name, each once: `o horário, o local e os participantes`. */
export const coisasMudadas = (campos: readonly string[]) =>
  enumerar([
    ...new Set(campos.flatMap((campo) => NOMES_DO_AGENDAMENTO[campo as CampoMudado]?.frase ?? [])),
  ]);

const rotulo = (prioridade: Prioridade) =>
  OPCOES_DE_PRIORIDADE.find(({ valor }) => valor === prioridade)?.rotulo ?? prioridade;

interface ParaNarrar extends Campos {
  readonly participantes: readonly { readonly id: number; readonly nome: string }[];
}

/** An edit as one sentence of the history. */
export function narrarEdicao(
  antes: ParaNarrar,
  depois: ParaNarrar,
  campos: readonly CampoMudado[],
): string {
  const nomes = (de: ParaNarrar, sem: ParaNarrar) =>
    de.participantes
      .filter(({ id }) => !sem.participantes.some((p) => p.id === id))
      .map((p) => p.nome);
  const [incluidos, retirados] = [nomes(depois, antes), nomes(antes, depois)];
  const detalhes: Partial<Record<string, string>> = {
    'o horário': `de ${quando(periodoDe(antes))} para ${quando(periodoDe(depois))}`,
    'o título': `de “${antes.titulo}” para “${depois.titulo}”`,
    'a prioridade': `de ${rotulo(antes.prioridade)} para ${rotulo(depois.prioridade)}`,
    'os participantes': [
      incluidos.length > 0 ? `incluiu ${enumerar(incluidos)}` : '',
      retirados.length > 0 ? `retirou ${enumerar(retirados)}` : '',
    ]
      .filter(Boolean)
      .join('; '),
  };
  const partes = [...new Set(campos.map((campo) => NOMES_DO_AGENDAMENTO[campo].frase))].map(
    (nome) => {
      const detalhe = detalhes[nome];
      if (!detalhe) return nome;
      return nome === 'os participantes' ? `${nome} (${detalhe})` : `${nome} ${detalhe}`;
    },
  );
  return `Mudou ${enumerar(partes)}.`;
}
