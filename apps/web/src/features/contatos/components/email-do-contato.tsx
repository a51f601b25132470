import { Email } from '@dominio/contrato/emails';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { escreverEndereco } from '../../../components/endereco/codec.ts';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { contatosDoClienteOptions } from '../../../consultas/contatos-do-cliente.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { ROTULOS, type Valores } from '../contatos.formulario.ts';
import { endereco } from '../contatos.registro.ts';

interface Props {
  form: Formulario<Valores>['form'];
  clienteId: number;
  /** The contact whose e-mail it is; undefined for a new one. */
  id: number | undefined;
}

/** The e-mail of a contact. Says who of the client has it already: often the same person. */
export function EmailDoContato({ form, clienteId, id }: Props) {
  const email = Email.safeParse(form.values.email).data;
  const { data: ativos = [] } = useQuery({
    ...contatosDoClienteOptions(clienteId),
    enabled: email !== undefined,
  });
  const { estado } = useEndereco(endereco);
  const outro = ativos.find((um) => um.email !== null && um.email === email && um.id !== id);
  const aberto = outro && { ...estado, ...endereco.fechado, aberto: outro.id };
  return (
    <div>
      <TextInput
        label={ROTULOS.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      {aberto && (
        <p className={frases.dica} role="status">
          {outro.nome} já usa este e-mail.{' '}
          <Link to={{ search: `?${escreverEndereco(endereco.parametros, aberto)}` }}>
            Abrir o contato
          </Link>
        </p>
      )}
    </div>
  );
}
