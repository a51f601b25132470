import { type ReactNode, useRef } from 'react';
import { OfertaDeRascunho } from '../../../components/formulario/oferta-de-rascunho.tsx';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { formatarHora } from '../../../lib/formato.ts';
import { ROTULOS_DOS_CAMPOS } from '../formulario.ts';
import type { FormularioDoAgendamento } from '../use-formulario.ts';
import { CamposDoAgendamento } from './campos-do-agendamento.tsx';

interface Props {
  formulario: FormularioDoAgendamento;
  eu: number;
  id?: number | undefined;
  /** Title above a refusal that names no field: 'Erro ao criar agendamento'. */
  tituloDoErro: string;
  rotuloDoEnvio: string;
  enviando: boolean;
  /** Message above the fields, such as that somebody else changed the appointment. */
  aviso?: ReactNode;
  aoEnviar: () => Promise<void>;
  aoCancelar: () => void;
}

/** The form of an appointment, with the offer to take up a draft. */
export function FormularioDeAgendamento({ eu, id, aviso, ...props }: Props) {
  const { form, rascunho, ilegivel, focarPrimeiro } = props.formulario;
  const aoTitulo = () => focarPrimeiro(['titulo']);
  // After 'Cancelar' the page may be left without a question: the toast offers to undo it.
  const desistiu = useRef(false);
  const pergunta = useGuardaDeSaida(
    false,
    outroEndereco,
    () => !desistiu.current && ilegivel() !== null,
  );
  return (
    <>
      <QuadroDoFormulario
        {...props}
        aoCancelar={() => {
          desistiu.current = true;
          props.aoCancelar();
        }}
        rotulos={ROTULOS_DOS_CAMPOS}
        aviso={
          <>
            <OfertaDeRascunho
              formulario={props.formulario}
              rascunho={rascunho}
              recuperado={props.formulario.recuperado}
              mostrarHora={formatarHora}
              aoRecuperar={aoTitulo}
              aoDescartar={aoTitulo}
            />
            {aviso}
          </>
        }
      >
        <CamposDoAgendamento form={form} eu={eu} id={id} />
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
