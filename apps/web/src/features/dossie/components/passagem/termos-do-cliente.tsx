import { estaAberta, NOME_DO_ESTADO, type ResumoDaPassagem } from '@dominio/contrato/passagens';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarData } from '../../../../lib/formato.ts';
import { enderecoDoTermo, passagensOptions } from '../../passagens.queries.ts';
import classes from './passagem.module.css';

/** An open term, and the last that came to its end: the others are in the timeline. */
const aMostrar = (passagens: readonly ResumoDaPassagem[]) =>
  passagens.filter(({ estado }, i) => (i === 0 && estado !== 'cancelada') || estaAberta(estado));

/** Says that the client is being handed over, or was; nothing while it never was. */
export function TermosDoCliente({ clienteId }: { clienteId: number }) {
  const { data } = useQuery(passagensOptions(clienteId));
  const termos = aMostrar(data?.passagens ?? []);
  if (termos.length === 0) return null;
  return (
    <section className={`so-na-tela ${classes.aviso}`} aria-label="Termo de passagem">
      {termos.map(({ id, de, para, estado, encerrada_em }) => (
        <p key={id}>
          <Link to={enderecoDoTermo(id)}>
            Termo de passagem de {de.nome} para {para.nome}
          </Link>
          <span>
            {NOME_DO_ESTADO[estado]}
            {encerrada_em && ` em ${formatarData(encerrada_em)}`}
          </span>
        </p>
      ))}
    </section>
  );
}
