import { somarDias } from '@dominio/contrato/datas';
import {
  CANAIS,
  type Canal,
  type EntregaListada,
  ESTADOS_DA_ENTREGA,
  type EstadoDaEntrega,
  type MotivoDaEntrega,
} from '@dominio/contrato/notificacoes-entregas';
import { identificador, type Parametros, umDe } from '../../components/endereco/codec.ts';
import type { Tom } from '../../components/ui/situacao.tsx';
import { formatarDataHora } from '../../lib/formato.ts';

/** The filters of the list, in its address. */
export interface Recorte {
  estado: EstadoDaEntrega | null;
  canal: Canal | null;
  /** Whose, where the list is everybody's. */
  pessoa: number | null;
  /** How many days back. */
  dias: '1' | '7' | null;
}

export const PARAMETROS: Parametros<Recorte> = {
  estado: umDe(ESTADOS_DA_ENTREGA, null),
  canal: umDe(CANAIS, null),
  pessoa: identificador,
  dias: umDe(['1', '7'] as const, null),
};
export const FECHADA = {};
export const SEM_FILTROS: Recorte = { estado: null, canal: null, pessoa: null, dias: null };

export const PERIODOS = [
  { valor: '', rotulo: 'Últimos 30 dias' },
  { valor: '7', rotulo: 'Últimos 7 dias' },
  { valor: '1', rotulo: 'Hoje' },
] as const;

/** The filters as the call takes them. */
export const consultaDe = ({ estado, canal, pessoa, dias }: Recorte, hoje: string) => ({
  estado: estado ?? undefined,
  canal: canal ?? undefined,
  usuario_id: pessoa ?? undefined,
  de: dias ? somarDias(hoje, 1 - Number(dias)) : undefined,
});
export type Consulta = ReturnType<typeof consultaDe>;

export const NOME_DO_ESTADO: Readonly<Record<EstadoDaEntrega, { tom: Tom; texto: string }>> = {
  enviado: { tom: 'sucesso', texto: 'Enviada' },
  pendente: { tom: 'neutro', texto: 'Saindo' },
  adiado: { tom: 'aviso', texto: 'Adiada' },
  falhou: { tom: 'perigo', texto: 'Falhou' },
  suprimido: { tom: 'neutro', texto: 'Não enviada' },
};

const MOTIVOS: Readonly<Record<MotivoDaEntrega, string>> = {
  regra: 'O escritório não avisa disto por este meio.',
  preferencia: 'A pessoa desligou este aviso por este meio.',
  item_silenciado: 'A pessoa silenciou este item.',
  silencio: 'Fora do horário de avisos da pessoa.',
  ausencia: 'A pessoa está ausente.',
  resumo: 'Vai no próximo resumo.',
  sem_conta: 'A pessoa não tem acesso ao Domínio.',
  sem_dispositivo: 'Nenhum dispositivo da pessoa recebe push.',
  ja_lida: 'Já tinha sido lida.',
  vencido: 'Chegaria tarde demais.',
  recusado: 'O serviço de envio recusou.',
};

/** When it came to this or is due, and why. */
export function detalheDe({ estado, motivo, em, lida }: EntregaListada): string {
  const quando = estado === 'adiado' ? `Sai em ${formatarDataHora(em)}` : formatarDataHora(em);
  return [quando, lida && 'lida', motivo && MOTIVOS[motivo]].filter(Boolean).join(' · ');
}
