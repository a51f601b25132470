import { CANAIS, porCategoria } from '../matriz.rules.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import { EscolhaDeTodos, EscolhaDoCanal, type PropsDaMatriz } from './escolha-do-canal.tsx';
import classes from './preferencias.module.css';
import { SobreOEvento } from './sobre-o-evento.tsx';

/** The same on a phone: a card per event, the name of each way beside its switch. */
export function CartoesDaMatriz({ eventos, atos }: PropsDaMatriz) {
  return porCategoria(eventos).map(({ categoria, nome, eventos: dela }) => (
    <section key={categoria} className={classes.cartoes} aria-labelledby={`eventos-${categoria}`}>
      <div className={classes.nomeDaCategoria}>
        <h3 id={`eventos-${categoria}`}>{nome}</h3>
        <BotaoDoPadrao eventos={dela} nome={nome} atos={atos} />
      </div>
      <div className={classes.todos}>
        <span>Todos</span>
        {CANAIS.map((canal) => (
          <EscolhaDeTodos
            key={canal}
            eventos={dela}
            canal={canal}
            nome={nome}
            atos={atos}
            comNome
          />
        ))}
      </div>
      <ul className={classes.lista}>
        {dela.map((evento) => (
          <li key={evento.event_type} className={classes.cartao}>
            <span className={classes.nomeDaCategoria}>
              <span className={classes.nome}>{evento.name}</span>
              <BotaoDoPadrao eventos={[evento]} nome={evento.name} atos={atos} soIcone />
            </span>
            <SobreOEvento evento={evento} />
            <div className={classes.canais}>
              {CANAIS.map((canal) => (
                <EscolhaDoCanal key={canal} evento={evento} canal={canal} atos={atos} comNome />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
