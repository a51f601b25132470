import { mascararCnpj } from '@dominio/contrato/documentos';
import type { Dossie } from '@dominio/contrato/dossie';
import { useFoto } from '../../../components/ui/foto.ts';
import { formatarDataHora, formatarDia } from '../../../lib/formato.ts';
import { BlocoDoDossie } from './bloco-do-dossie.tsx';
import classes from './dossie.module.css';

const periodo = ({ de, ate }: Dossie) => {
  if (de && ate) return `Período de ${formatarDia(de)} a ${formatarDia(ate)}`;
  if (de) return `Período desde ${formatarDia(de)}`;
  return ate ? `Período até ${formatarDia(ate)}` : 'Todo o período';
};

/** Whose document it is, of whom, who had it made and when: on paper nothing else says so. */
function Cabecalho({ dossie }: { dossie: Dossie }) {
  const { escritorio, cliente, gerado_em, gerado_por } = dossie;
  const logo = useFoto(escritorio.logo_url, escritorio.tem_logo);
  return (
    <header className={classes.cabecalho}>
      {logo && <img src={logo} alt="" className={classes.logo} />}
      <div>
        <p className={classes.escritorio}>{escritorio.nome}</p>
        <p className={classes.cliente}>{cliente.nome}</p>
        <p className={classes.sobre}>
          {[cliente.cnpj && mascararCnpj(cliente.cnpj), periodo(dossie)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.sobre}>
          Gerado por {gerado_por} em {formatarDataHora(gerado_em)}
        </p>
      </div>
    </header>
  );
}

/** A dossier, to be read and printed. */
export function FolhaDoDossie({ dossie }: { dossie: Dossie }) {
  return (
    <article className={classes.folha} aria-label={`Dossiê de ${dossie.cliente.nome}`}>
      <Cabecalho dossie={dossie} />
      {dossie.secoes.map(({ id, titulo, blocos }) => (
        <section key={id} className={classes.secao} aria-labelledby={`secao-${id}`}>
          <h2 id={`secao-${id}`}>{titulo}</h2>
          {blocos.length === 0 && <p className={classes.resto}>Sem registros nesta seção.</p>}
          {blocos.map((bloco, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a document that is read whole
            <BlocoDoDossie key={i} bloco={bloco} />
          ))}
        </section>
      ))}
    </article>
  );
}
