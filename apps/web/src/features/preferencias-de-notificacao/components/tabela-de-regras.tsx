import type { Regra } from '@dominio/contrato/notificacoes-configuracao';
import { NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { CANAIS, porCategoria } from '../matriz.rules.ts';
import { BotoesDaRegra, type DaRegra, PadraoDoCanal, SobreARegra } from './linha-da-regra.tsx';
import classes from './preferencias.module.css';

export interface PropsDasRegras extends Omit<DaRegra, 'regra'> {
  regras: readonly Regra[];
}

/** Events by ways, each category under its name, with what holds for who decides nothing. */
export function TabelaDeRegras({ regras, ...props }: PropsDasRegras) {
  return (
    <table className={classes.matriz}>
      <thead>
        <tr>
          <th scope="col">Evento</th>
          {CANAIS.map((canal) => (
            <th key={canal} scope="col" className={classes.canal}>
              {NOME_DO_CANAL[canal]}
            </th>
          ))}
          <td className={classes.acoes} />
        </tr>
      </thead>
      {porCategoria(regras).map(({ categoria, nome, eventos }) => (
        <tbody key={categoria}>
          <tr className={classes.categoria}>
            <th scope="rowgroup" colSpan={CANAIS.length + 2}>
              <span className={classes.nomeDaCategoria}>{nome}</span>
            </th>
          </tr>
          {eventos.map((regra) => (
            <tr key={regra.event_type}>
              <th scope="row">
                <span className={classes.nome}>{regra.name}</span>
                <SobreARegra regra={regra} grupos={props.grupos} />
              </th>
              {CANAIS.map((canal) => (
                <td key={canal} className={classes.canal}>
                  <PadraoDoCanal regra={regra} canal={canal} acoes={props.acoes} />
                </td>
              ))}
              <td className={classes.acoes}>
                <BotoesDaRegra regra={regra} acoes={props.acoes} aoEditar={props.aoEditar} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The same on a phone: a card per event, the name of each way beside its switch. */
export function CartoesDeRegras({ regras, ...props }: PropsDasRegras) {
  return porCategoria(regras).map(({ categoria, nome, eventos }) => (
    <section key={categoria} className={classes.cartoes} aria-labelledby={`regras-${categoria}`}>
      <div className={classes.nomeDaCategoria}>
        <h3 id={`regras-${categoria}`}>{nome}</h3>
      </div>
      <ul className={classes.lista}>
        {eventos.map((regra) => (
          <li key={regra.event_type} className={classes.cartao}>
            <span className={classes.nomeDaCategoria}>
              <span className={classes.nome}>{regra.name}</span>
              <BotoesDaRegra regra={regra} acoes={props.acoes} aoEditar={props.aoEditar} />
            </span>
            <SobreARegra regra={regra} grupos={props.grupos} />
            <div className={classes.canais}>
              {CANAIS.map((canal) => (
                <PadraoDoCanal
                  key={canal}
                  regra={regra}
                  canal={canal}
                  acoes={props.acoes}
                  comNome
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
