import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { Fragment } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { useSalvar } from '../../../registros/gravacoes.ts';
import { CAMPOS_DA_NOVA, corpoDe, errosDe, ROTULOS, valoresDe } from '../empresas.formulario.ts';
import { empresas } from '../empresas.queries.ts';
import { ENTRADAS } from './campos-da-empresa.tsx';

interface Props {
  clienteId: number;
  aoTerminar: () => void;
}

/** Enters a company of a client by what it is called; its register follows in its panel. */
export function FormularioDaEmpresa({ clienteId, aoTerminar }: Props) {
  const salvar = useSalvar(empresas);
  const formulario = useFormulario({
    iniciais: valoresDe(null),
    ordem: CAMPOS_DA_NOVA,
    validar: (valores) => errosDe(valores, CAMPOS_DA_NOVA),
  });
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={empresas.palavras.erroAoSalvar}
      rotuloDoEnvio={empresas.palavras.salvar}
      enviando={salvar.isPending}
      gravar={(valores) =>
        salvar.mutateAsync({ id: null, body: { ...corpoDe(valores), cliente_id: clienteId } })
      }
      avisar={({ razao_social }) =>
        avisar.sucesso({ titulo: empresas.palavras.salvo, mensagem: razao_social })
      }
      aoTerminar={aoTerminar}
    >
      <Stack>
        {CAMPOS_DA_NOVA.map((campo) => (
          <Fragment key={campo}>
            {ENTRADAS[campo](formulario.form, { clienteId, id: null })}
          </Fragment>
        ))}
      </Stack>
    </FormularioDoRegistro>
  );
}
