import type { Passagem } from '@dominio/contrato/passagens';
import { formatarDataHora } from '../../../../lib/formato.ts';
import classes from './passagem.module.css';
import { SecoesDaPassagem } from './secoes-da-passagem.tsx';

const TEXTOS = { pendencias: 'Pendências', riscos: 'Riscos', observacoes: 'Observações' } as const;
type Campo = keyof typeof TEXTOS;

function Escrito({ campo, children }: { campo: Campo; children: string }) {
  return (
    <section className={classes.secao} aria-labelledby={`texto-${campo}`}>
      <h2 id={`texto-${campo}`}>{TEXTOS[campo]}</h2>
      <p className={classes.escrito}>{children}</p>
    </section>
  );
}

interface PropsDaAssinatura {
  quem: string;
  papel: string;
  em: string | null;
}

const Assinatura = ({ quem, papel, em }: PropsDaAssinatura) => (
  <li data-assinada={em !== null || undefined}>
    <span>{papel}</span>
    <p>{em ? `Assinado por ${quem} em ${formatarDataHora(em)}` : `${quem} ainda não assinou`}</p>
  </li>
);

/** A handover term, to be read, signed and printed. */
export function FolhaDaPassagem({ termo }: { termo: Passagem }) {
  const { cliente, de, para, escritorio_nome, gerada_em, gerada_por } = termo;
  return (
    <article className={classes.folha} aria-label={`Termo de passagem de ${cliente.nome}`}>
      <header className={classes.cabecalho}>
        {escritorio_nome && <p>{escritorio_nome}</p>}
        <p className={classes.cliente}>{cliente.nome}</p>
        <p>
          De {de.nome} para {para.nome}
        </p>
        <p>
          Gerado por {gerada_por.nome} em {formatarDataHora(gerada_em)}
        </p>
      </header>
      {(Object.keys(TEXTOS) as Campo[]).map((campo) => {
        const texto = termo[campo];
        return (
          texto && (
            <Escrito key={campo} campo={campo}>
              {texto}
            </Escrito>
          )
        );
      })}
      <SecoesDaPassagem secoes={termo.secoes} titulos="secao" />
      <section className={classes.secao} aria-labelledby="assinaturas">
        <h2 id="assinaturas">Assinaturas</h2>
        <ul className={classes.assinaturas}>
          <Assinatura quem={de.nome} papel="Quem passa" em={termo.de_assinou_em} />
          <Assinatura quem={para.nome} papel="Quem recebe" em={termo.para_assinou_em} />
        </ul>
      </section>
    </article>
  );
}
