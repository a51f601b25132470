import type { EscritorioDoCliente } from '@dominio/contrato/area-cliente';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { enderecoDoTelefone } from '../../../lib/ligacoes.ts';
import { escritorioDoClienteOptions } from '../area-cliente.queries.ts';
import lista from './lista-de-reunioes.module.css';
import classes from './quem-atende.module.css';

type Atendente = EscritorioDoCliente['pessoas'][number];

function Pessoa({ pessoa }: { pessoa: Atendente }) {
  const { nome, papel, email, telefone } = pessoa;
  return (
    <li className={classes.pessoa}>
      <Avatar pessoa={pessoa} preset="agenda" />
      <span className={classes.texto}>
        <strong>{nome}</strong>
        <span>{NOME_DO_PAPEL[papel]}</span>
      </span>
      <span className={classes.contatos}>
        {telefone && (
          <a
            href={enderecoDoTelefone(telefone)}
            aria-label={`Ligar para ${nome}: ${telefoneEscrito(telefone)}`}
          >
            <IconPhone size={18} stroke={1.7} aria-hidden />
            {telefoneEscrito(telefone)}
          </a>
        )}
        <a href={`mailto:${email}`} aria-label={`Escrever para ${nome}: ${email}`}>
          <IconMail size={18} stroke={1.7} aria-hidden />
          {email}
        </a>
      </span>
    </li>
  );
}

/** The people of the firm who answer for the company, and how to reach them; nothing while unknown. */
export function QuemAtende() {
  const { data } = useQuery(escritorioDoClienteOptions);
  if (!data || data.pessoas.length === 0) return null;
  return (
    <section className={lista.secao} aria-label="Quem atende você">
      <h2 className={lista.titulo}>Quem atende você</h2>
      <ul className={classes.pessoas}>
        {data.pessoas.map((pessoa) => (
          <Pessoa key={pessoa.id} pessoa={pessoa} />
        ))}
      </ul>
    </section>
  );
}
