import type { Contato } from '@dominio/contrato/contatos';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import doCartao from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { contatosDoClienteOptions } from '../../../consultas/contatos-do-cliente.ts';
import { papeisEscritos } from '../../../features/contatos/contatos.registro.ts';
import { enderecoDoTelefone, enderecoDoWhatsapp } from '../../../lib/ligacoes.ts';
import { MAXIMO_DO_CARTAO } from './painel.queries.ts';
import classes from './painel-do-cliente.module.css';
import { RestoDoCartao } from './resto-do-cartao.tsx';

const decide = ({ papeis }: Contato) => (papeis.includes('decisor') ? 0 : 1);

/** Who decides first; the others as they come, by name. */
const decisorAntes = (contatos: readonly Contato[]) =>
  contatos.toSorted((a, b) => decide(a) - decide(b));

function UmContato({ contato }: { contato: Contato }) {
  const { id, nome, cargo, telefone, whatsapp, email } = contato;
  return (
    <div className={classes.contato}>
      <span className={doCartao.texto}>
        <Link to={`/contatos-importantes?contato=${id}`}>{nome}</Link>
        <span className={doCartao.detalhe}>
          {[cargo, papeisEscritos(contato)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.meios}>
        {telefone && (
          <a
            href={enderecoDoTelefone(telefone)}
            aria-label={`Ligar para ${nome}: ${telefoneEscrito(telefone)}`}
          >
            {telefoneEscrito(telefone)}
          </a>
        )}
        {whatsapp && (
          <a
            href={enderecoDoWhatsapp(whatsapp)}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp de ${nome}: ${telefoneEscrito(whatsapp)}`}
          >
            WhatsApp
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} aria-label={`E-mail para ${nome}: ${email}`}>
            E-mail
          </a>
        )}
      </span>
    </div>
  );
}

/** Card of the people to call at the client, who decides first. */
export function QuemLigar({ clienteId }: { clienteId: number }) {
  const consulta = useQuery({ ...contatosDoClienteOptions(clienteId), select: decisorAntes });
  return (
    <CartaoDeLista
      titulo="Para quem ligar"
      link={{ rotulo: 'Ver contatos', para: '/contatos-importantes' }}
      consulta={consulta}
      textoDoErro="Não foi possível carregar os contatos. Tente novamente."
      vazio={<p>Nenhum contato cadastrado.</p>}
      linhas={(contatos) => (
        <>
          <ul className={doCartao.linhas} aria-label="Contatos">
            {contatos.slice(0, MAXIMO_DO_CARTAO).map((contato) => (
              <li key={contato.id}>
                <UmContato contato={contato} />
              </li>
            ))}
          </ul>
          <RestoDoCartao
            quantos={contatos.length - MAXIMO_DO_CARTAO}
            para="/contatos-importantes"
          />
        </>
      )}
    />
  );
}
