import type { Cliente } from '@dominio/contrato/clientes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { fichaOptions } from '../clientes.queries.ts';
import {
  CAMPOS,
  errosDaSituacao,
  opcoesDe,
  type Valores,
  valoresDaVolta,
  valoresDe,
} from '../situacao.formulario.ts';
import { useEscritaDaSituacao } from '../use-escrita-da-situacao.ts';
import { CamposDaSituacao } from './campos-da-situacao.tsx';

interface Props {
  cliente: Cliente;
  /** Whether it is opened to have the client come back: then that is proposed. */
  reabrindo?: boolean;
  aoFechar: (comFoco: boolean) => void;
}

/** Has a client go on, end or come back, since a day and for a reason. */
export function FormularioDaSituacao({ cliente, reabrindo = false, aoFechar }: Props) {
  const hoje = useHoje();
  const [base, setBase] = useState(cliente);
  const { refetch } = useQuery({ ...fichaOptions(cliente.id), enabled: false });
  const { escrever, avisar, enviando } = useEscritaDaSituacao(cliente);
  const formulario = useFormulario<Valores>({
    iniciais: reabrindo ? valoresDaVolta(cliente, hoje) : valoresDe(cliente),
    ordem: CAMPOS,
    validar: (valores) => errosDaSituacao(valores, { hoje, de: base.situacao }),
  });
  const { form } = formulario;
  const chegar = useEffectEvent(() => {
    if (!reabrindo) return;
    // What is proposed is not what is: saving it as it stands writes it.
    form.setInitialValues(valoresDe(cliente));
    form.resetDirty(valoresDe(cliente));
    formulario.focarPrimeiro(['situacao_detalhe']);
  });
  useEffect(() => chegar(), []);
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={CAMPOS}
      soAPedido
      tituloDoErro="Erro ao salvar a situação"
      enviando={enviando}
      gravar={(valores) => escrever(valores, base)}
      avisar={(gravado) => avisar(base, gravado)}
      aoFechar={aoFechar}
      aoRecarregar={() => recarregarConsulta(refetch, setBase)}
    >
      <CamposDaSituacao
        opcoes={opcoesDe(base.situacao)}
        valores={form.values}
        entrada={form.getInputProps}
        aoMudar={(valores) => form.setValues(valores)}
        de={base.situacao}
      />
    </FormularioNoLugar>
  );
}
