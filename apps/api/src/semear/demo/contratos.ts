import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { somarDias } from '@dominio/contrato/datas';
import type { contratos } from '../../modules/contratos/contratos.tables.ts';
import { noTrabalhoDe } from '../../platform/sementes.ts';
import { fimRecente } from '../cadastro-da-empresa.ts';
import type { Sorteio } from '../sorteio.ts';

type NovoContrato = Omit<typeof contratos.$inferInsert, 'numero_contrato' | 'cliente_id'> & {
  data_inicio: string;
};

/** Why a contract is over, or is to be; of one that another followed, that its scope changed. */
const fimPor = (status: StatusDoContrato, hoje: string): Partial<NovoContrato> => {
  const dia = fimRecente(hoje);
  switch (status) {
    case 'ENCERRADO':
      return { motivo_encerramento: 'fim_das_atividades', data_fim: dia, encerra_em: dia };
    case 'CANCELADO':
      return { motivo_encerramento: 'preco', encerra_em: dia };
    // The day of its end follows from the days of its notice, which are agreed with its other terms.
    case 'SUSPENSO':
      return { motivo_encerramento: 'fim_das_atividades', aviso_em: dia };
    default:
      return {};
  }
};

interface Pedido {
  readonly status: StatusDoContrato;
  readonly renovado: boolean;
  /** Whether the company was opened a few months ago. */
  readonly recente: boolean;
  readonly hoje: string;
}

/** How many days ago a contract began; one that is not signed is to begin. */
function diasAtras(sorteio: Sorteio, { status, recente }: Pedido): number {
  if (status === 'RASCUNHO') return -sorteio.inteiro(5, 40);
  if (status === 'EM_IMPLANTACAO') return sorteio.inteiro(6, 45);
  if (status === 'CANCELADO') return sorteio.inteiro(25, 60);
  return recente ? sorteio.inteiro(30, 60) : sorteio.inteiro(200, 1_500);
}

/** The contract of a client, after the one that it followed. */
export function contratosDe(sorteio: Sorteio, pedido: Pedido): NovoContrato[] {
  const { status, renovado, hoje } = pedido;
  const data_inicio = somarDias(hoje, -diasAtras(sorteio, pedido));
  const valor = sorteio.inteiro(9, 160) * 50_00;
  const atual = {
    status_contrato: status,
    data_inicio,
    valor_mensal_centavos: valor,
    ...fimPor(status, hoje),
  };
  if (!renovado) return [atual];
  const fim = somarDias(data_inicio, -1);
  const anterior = {
    status_contrato: 'ENCERRADO' as const,
    data_inicio: somarDias(data_inicio, -365),
    motivo_encerramento: 'escopo' as const,
    data_fim: fim,
    encerra_em: fim,
    valor_mensal_centavos: Math.round(valor * 0.92),
  };
  return [anterior, atual];
}

/** Gives contracts the firm's numbers, `2024-0187`, rising within the year in which they began. */
export function numerar<C extends NovoContrato>(
  sorteio: Sorteio,
  lista: readonly C[],
  hoje: string,
) {
  const ultimos = new Map<string, number>();
  return lista
    .toSorted((a, b) => a.data_inicio.localeCompare(b.data_inicio))
    .map((contrato, i) => {
      const ano = contrato.data_inicio.slice(0, 4);
      const ordem = (ultimos.get(ano) ?? sorteio.inteiro(20, 180)) + sorteio.inteiro(1, 4);
      ultimos.set(ano, ordem);
      const combinado = somarDias(contrato.data_inicio, -10);
      const escrito = noTrabalhoDe(combinado < hoje ? combinado : somarDias(hoje, -1), i);
      return {
        ...contrato,
        numero_contrato: `${ano}-${String(ordem).padStart(4, '0')}`,
        criado_em: escrito,
        atualizado_em: escrito,
      };
    });
}
