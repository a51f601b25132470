import type { CampoDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { detalhesOptions } from '../agendamentos.queries.ts';
import {
  camposNoFormulario,
  corpoDaEdicao,
  NOMES_DOS_CAMPOS,
  ORDEM_DOS_CAMPOS,
  type Valores,
  validar,
  valoresDe,
} from '../formulario.ts';
import { useGravarPropriedade } from '../use-gravar-propriedade.tsx';
import { CamposDoAgendamento } from './campos-do-agendamento.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  eu: number;
  /** What the property is called. */
  nome: string;
  /** The fields of the contract that make the property up. */
  campos: readonly CampoDoAgendamento[];
  aoFechar: (comFoco: boolean) => void;
}

/** One property of an appointment where it stands. What others changed of the rest stays as it is. */
export function EdicaoNoLugar({ agendamento, eu, nome, campos, aoFechar }: Props) {
  const cliente = useQueryClient();
  // What another property has just saved may be known and not drawn yet.
  const [base, setBase] = useState(
    () => cliente.getQueryData(detalhesOptions(agendamento.id).queryKey) ?? agendamento,
  );
  const [iniciais, setIniciais] = useState(() => valoresDe(base, eu));
  const { refetch } = useQuery({ ...detalhesOptions(base.id), enabled: false });
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: ORDEM_DOS_CAMPOS,
    nomes: NOMES_DOS_CAMPOS,
    validar: (valores) => validar(valores, eu, iniciais),
  });
  const { gravar, avisar, enviando, dialogos } = useGravarPropriedade(base, nome);
  const quem = { eu, criador: base.criado_por };
  return (
    <>
      <FormularioNoLugar
        formulario={formulario}
        campos={camposNoFormulario(campos)}
        tituloDoErro={TEXTOS_DA_AGENDA.atualizar}
        enviando={enviando}
        gravar={(valores) => gravar(corpoDaEdicao(valores, iniciais, quem))}
        avisar={(resposta) => {
          const gravado = { ...base, ...resposta.agendamento };
          const antes = corpoDaEdicao(valoresDe(base, eu), valoresDe(gravado, eu), quem);
          avisar(resposta, antes);
          // What is typed meanwhile is saved next, over what was written.
          setBase(gravado);
          setIniciais(valoresDe(gravado, eu));
        }}
        aoFechar={aoFechar}
        aoRecarregar={() => recarregarConsulta(refetch, setBase)}
      >
        <CamposDoAgendamento form={formulario.form} eu={eu} id={base.id} campos={campos} />
      </FormularioNoLugar>
      {dialogos}
    </>
  );
}
