import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { Fragment, useState } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { useSalvar } from '../../../registros/gravacoes.ts';
import {
  CAMPOS_DA_NOVA,
  type Campo,
  corpoDe,
  errosDe,
  ROTULOS,
  valoresDe,
} from '../empresas.formulario.ts';
import { empresas } from '../empresas.queries.ts';
import { BuscaDaEmpresa } from './busca-na-receita.tsx';
import { ENTRADAS } from './campos-da-empresa.tsx';

interface Props {
  clienteId: number;
  aoTerminar: () => void;
}

/**
 * Enters a company of a client by what it is called; its register follows in its panel, unless the
 * Receita told some of it: that is drawn here, so that nothing is saved unseen.
 */
export function FormularioDaEmpresa({ clienteId, aoTerminar }: Props) {
  const salvar = useSalvar(empresas);
  const [achados, setAchados] = useState<readonly Campo[]>([]);
  const campos = [...CAMPOS_DA_NOVA, ...achados];
  const formulario = useFormulario({
    iniciais: valoresDe(null),
    ordem: campos,
    validar: (valores) => errosDe(valores, campos),
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
        {campos.map((campo) => (
          <Fragment key={campo}>
            {ENTRADAS[campo](formulario.form, { clienteId, id: null })}
            {campo === 'cnpj' && (
              <BuscaDaEmpresa
                form={formulario.form}
                aoAchar={(outros) =>
                  setAchados((antes) => [
                    ...antes,
                    ...outros.filter((um) => !CAMPOS_DA_NOVA.includes(um) && !antes.includes(um)),
                  ])
                }
              />
            )}
          </Fragment>
        ))}
      </Stack>
    </FormularioDoRegistro>
  );
}
