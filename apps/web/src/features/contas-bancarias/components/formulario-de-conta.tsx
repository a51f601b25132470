import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { Fragment, useState } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { OfertaDeRascunho } from '../../../components/formulario/oferta-de-rascunho.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useRascunho } from '../../../components/formulario/use-rascunho.ts';
import { avisar } from '../../../lib/avisar.ts';
import { formatarHora } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { useSalvar } from '../../../registros/gravacoes.ts';
import { lugarDosRascunhos, recuperarRascunho } from '../../../registros/rascunho.ts';
import {
  camposDoTipo,
  corpoDe,
  errosDe,
  NOMES,
  ORDEM,
  ROTULOS,
  Valores,
  valoresDe,
} from '../contas-bancarias.formulario.ts';
import { contasBancarias } from '../contas-bancarias.queries.ts';
import { ENTRADAS } from './campos-da-conta.tsx';
import { ContaRepetida } from './conta-repetida.tsx';

interface Props {
  clienteId: number;
  aoTerminar: () => void;
}

/** Enters an account of a client, with the fields of its kind; what is typed is kept as a draft. */
export function FormularioDeConta({ clienteId, aoTerminar }: Props) {
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const veEmpresas = usePode('empresas:visualizar');
  const veValor = usePode('contas_bancarias:ver_valores');
  const podeEditar = usePode('contas_bancarias:editar');
  const salvar = useSalvar(contasBancarias);
  const { palavras } = contasBancarias;
  const [iniciais] = useState(() => valoresDe(null));
  // Of each client a draft of its own.
  const [rascunhos] = useState(() => lugarDosRascunhos(`conta-bancaria-${clienteId}`, Valores));
  const rascunho = useRascunho<Valores>(
    rascunhos('novo', eu, () => iniciais),
    iniciais,
  );
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: ORDEM,
    nomes: NOMES,
    validar: (valores) => errosDe(valores, camposDoTipo(valores.tipo, veValor)),
    aoMudar: rascunho.aoMudar,
  });
  const { form } = formulario;
  const campos = camposDoTipo(form.values.tipo, veValor).filter(
    // Who answers for the statement is searched among the staff by who may edit.
    (campo) => (campo !== 'empresa_id' || veEmpresas) && (campo !== 'responsavel' || podeEditar),
  );
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={palavras.erroAoSalvar}
      rotuloDoEnvio={palavras.criar}
      enviando={salvar.isPending}
      temRascunho
      gravar={(valores) =>
        salvar.mutateAsync({
          id: null,
          body: {
            ...corpoDe(valores, camposDoTipo(valores.tipo, veValor)),
            tipo: valores.tipo,
            cliente_id: clienteId,
          },
        })
      }
      avisar={({ nome }) => {
        rascunho.esquecer();
        avisar.sucesso({ titulo: palavras.criado, mensagem: nome });
      }}
      aoTerminar={aoTerminar}
    >
      <OfertaDeRascunho
        formulario={formulario}
        rascunho={rascunho}
        recuperado={
          rascunho.oferecido &&
          recuperarRascunho(rascunho.oferecido, iniciais, {
            oQue: 'A conta bancária',
            rotulos: ROTULOS,
          })
        }
        mostrarHora={formatarHora}
      />
      <Stack>
        {campos.map((campo) => (
          <Fragment key={campo}>{ENTRADAS[campo](form, clienteId)}</Fragment>
        ))}
        <ContaRepetida
          form={form}
          clienteId={clienteId}
          gravando={salvar.isPending || salvar.isSuccess}
        />
      </Stack>
    </FormularioDoRegistro>
  );
}
