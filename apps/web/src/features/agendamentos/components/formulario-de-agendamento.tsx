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
  const { form, rascunho, ilegivel, focarPrimeiro } = props.formulario;
  const aoTitulo = () => focarPrimeiro(['titulo']);
  // Who gives it up has said so, and can undo it.
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
