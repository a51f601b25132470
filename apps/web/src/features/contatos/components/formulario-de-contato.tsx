import type { PapelDoContato } from '@dominio/contrato/contatos';
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
import { corpoDe, errosDe, novoCom, ORDEM, ROTULOS, Valores } from '../contatos.formulario.ts';
import { contatos } from '../contatos.queries.ts';
import { ENTRADAS } from './campos-do-contato.tsx';

interface Props {
  clienteId: number;
  /** What the contact is to be, where a link says so: a role, or one who gets the surveys. */
  com: PapelDoContato | 'pesquisas' | null;
  aoTerminar: () => void;
}

/** Enters a contact of a client; what is typed is kept as a draft. */
export function FormularioDeContato({ clienteId, com, aoTerminar }: Props) {
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const veEmpresas = usePode('empresas:visualizar');
  const salvar = useSalvar(contatos);
  const { palavras } = contatos;
  const [iniciais] = useState(() => novoCom(com));
  // Of each client a draft of its own.
  const [rascunhos] = useState(() => lugarDosRascunhos(`contato-${clienteId}`, Valores));
  const rascunho = useRascunho<Valores>(
    rascunhos('novo', eu, () => iniciais),
    iniciais,
  );
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: ORDEM,
    validar: errosDe,
    aoMudar: rascunho.aoMudar,
  });
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={palavras.erroAoSalvar}
      rotuloDoEnvio={palavras.criar}
      enviando={salvar.isPending}
      temRascunho
      gravar={(valores) =>
        salvar.mutateAsync({ id: null, body: { ...corpoDe(valores), cliente_id: clienteId } })
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
          recuperarRascunho(rascunho.oferecido, iniciais, { oQue: 'O contato', rotulos: ROTULOS })
        }
        mostrarHora={formatarHora}
      />
      <Stack>
        {ORDEM.filter((campo) => campo !== 'empresa_id' || veEmpresas).map((campo) => (
          <Fragment key={campo}>{ENTRADAS[campo](formulario.form, clienteId)}</Fragment>
        ))}
      </Stack>
    </FormularioDoRegistro>
  );
}
