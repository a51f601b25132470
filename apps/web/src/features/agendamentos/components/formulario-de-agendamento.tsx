import type { ReactNode } from 'react';
import { AvisoDeRascunho } from '../../../components/formulario/aviso-de-rascunho.tsx';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { formatarHora } from '../../../lib/formato.ts';
import { ROTULOS_DOS_CAMPOS } from '../formulario.ts';
import type { FormularioDoAgendamento } from '../use-formulario.ts';
import { CamposDoAgendamento } from './campos-do-agendamento.tsx';

interface Props {
  formulario: FormularioDoAgendamento;
  eu: number;
  id?: number | undefined;
  /** Title over a refusal that belongs to no field: 'Erro ao criar agendamento'. */
  tituloDoErro: string;
  rotuloDoEnvio: string;
  enviando: boolean;
  /** Something to say above the fields, such as that somebody else changed the record. */
  aviso?: ReactNode;
  aoEnviar: () => Promise<void>;
  aoCancelar: () => void;
}

/** The form of an appointment, and the draft that may be taken up again. */
export function FormularioDeAgendamento({ eu, id, aviso, ...props }: Props) {
  const { form, rascunho, recuperar, recusar } = props.formulario;
  return (
    <QuadroDoFormulario
      {...props}
      rotulos={ROTULOS_DOS_CAMPOS}
      aviso={
        <>
          {rascunho && (
            <AvisoDeRascunho
              hora={formatarHora(new Date(rascunho.em))}
              aoRecuperar={recuperar}
              aoDescartar={recusar}
            />
          )}
          {aviso}
        </>
      }
    >
      <CamposDoAgendamento form={form} eu={eu} id={id} />
    </QuadroDoFormulario>
  );
}
