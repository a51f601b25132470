import type { Contrato, ContratoAberto } from '@dominio/contrato/contratos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import {
  errosDoFim,
  fimDoAviso,
  type MotivoDoEncerramento,
} from '@dominio/contrato/contratos-encerramento';
import { contar, formatarDia } from '../../lib/formato.ts';
import { type ErrosDeCampo, errosDoCorpo } from '../../lib/validar.ts';
import { estaEmVigor } from './contratos.formulario.ts';

/** Values of the form of an end; blank for what is not told. */
export interface ValoresDoFim {
  motivo_encerramento: MotivoDoEncerramento | '';
  motivo: string;
  aviso_em: string;
  encerra_em: string;
}

export const ROTULOS_DO_FIM: Readonly<Record<keyof ValoresDoFim, string>> = {
  motivo_encerramento: 'Motivo',
  motivo: 'Nas palavras do cliente',
  aviso_em: 'Dia do aviso prévio',
  encerra_em: 'Dia do encerramento',
};

export const ORDEM_DO_FIM = Object.keys(ROTULOS_DO_FIM) as (keyof ValoresDoFim)[];

/** The form of a contract's end: that of a notice already given, or one given today. */
export function valoresDoFim(contrato: Contrato, hoje: string): ValoresDoFim {
  const { aviso_previo_dias: dias, motivo_encerramento, motivo, aviso_em, encerra_em } = contrato;
  const comum = { motivo_encerramento: motivo_encerramento ?? '', motivo: motivo ?? '' } as const;
  if (!estaEmVigor(contrato.status_contrato)) return { ...comum, aviso_em: '', encerra_em: '' };
  const avisado = aviso_em ?? (dias === null ? '' : hoje);
  return {
    ...comum,
    aviso_em: avisado,
    encerra_em: encerra_em ?? fimDoAviso(avisado || hoje, dias),
  };
}

/** The form of the end of several contracts, each of which has its own notice. */
export const valoresDeVarios = (hoje: string): ValoresDoFim => ({
  motivo_encerramento: '',
  motivo: '',
  aviso_em: hoje,
  encerra_em: '',
});

/** What the form of an end sends: blank takes back what was told of it. */
export const corpoDoFim = (valores: ValoresDoFim) => ({
  motivo_encerramento: valores.motivo_encerramento || null,
  motivo: valores.motivo.trim(),
  aviso_em: valores.aviso_em || null,
  encerra_em: valores.encerra_em || null,
});

const erros = errosDoCorpo(contratosEndpoints.mudarStatus.body.pick({ motivo: true }));

interface Alcance {
  readonly hoje: string;
  readonly inicio: string | null;
  readonly emVigor: boolean;
  /** Whether the day of the end is asked for. */
  readonly comDia: boolean;
}

/** Checks the values before they are sent; the screen asks for a reason. */
export function errosDoFimDigitado(valores: ValoresDoFim, alcance: Alcance): ErrosDeCampo {
  const corpo = corpoDoFim(valores);
  return {
    ...Object.fromEntries(
      errosDoFim(corpo, alcance).map(({ campo, mensagem }) => [campo, mensagem]),
    ),
    ...(alcance.comDia && !valores.encerra_em && { encerra_em: 'Informe o dia do encerramento.' }),
    ...erros({ motivo: corpo.motivo }),
    ...(!valores.motivo_encerramento && { motivo_encerramento: 'Escolha o motivo.' }),
  };
}

/** When the notice ends, of the day on which it was given. */
export const fraseDoAviso = (aviso_em: string, dias: number): string =>
  `O aviso prévio de ${contar(dias, 'dia', 'dias')} termina em ${formatarDia(fimDoAviso(aviso_em, dias))}.`;

/** What gives a contract the end back that it had. */
export const fimDeAntes = ({ motivo_encerramento, motivo, aviso_em, encerra_em }: Contrato) => ({
  status_contrato: 'ENCERRADO' as const,
  motivo_encerramento,
  motivo: motivo ?? '',
  aviso_em,
  encerra_em,
});

/** Whether a contract goes on until a day on which it is to end. */
export const temFimMarcado = ({ status_contrato, encerra_em }: Contrato | ContratoAberto) =>
  encerra_em !== null && estaEmVigor(status_contrato);
