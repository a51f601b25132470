import { diasEntre } from '@dominio/contrato/datas';
import { DIAS_PARA_RENOVAR_O_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { contar, formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';

const emDias = (dias: number) => contar(dias, 'dia', 'dias');

/** What is to be known of a certificate's end: when it has to be renewed, how near that is. */
export function PrazoDoCertificado({ ate }: { ate: string }) {
  const dias = diasEntre(useHoje(), ate);
  if (dias < 0) return <Situacao tom="perigo">Vencido há {emDias(-dias)}</Situacao>;
  if (dias > DIAS_PARA_RENOVAR_O_CERTIFICADO) {
    return <Situacao tom="sucesso">Válido até {formatarDia(ate)}</Situacao>;
  }
  return <Situacao tom="aviso">{dias === 0 ? 'Vence hoje' : `Vence em ${emDias(dias)}`}</Situacao>;
}
