import { NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { CANAIS, porCategoria } from '../matriz.rules.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import { EscolhaDeTodos, EscolhaDoCanal, type PropsDaMatriz } from './escolha-do-canal.tsx';
import classes from './preferencias.module.css';
import { SobreOEvento } from './sobre-o-evento.tsx';

/** Events by ways, each category under its name; a box at the head of a column is for all below it. */
export function Matriz({ eventos, atos }: PropsDaMatriz) {
  return (
    <table className={classes.matriz}>
      <thead>
        <tr>
          <th scope="col">Evento</th>
          {CANAIS.map((canal) => (
            <th key={canal} scope="col" className={classes.canal}>
              {NOME_DO_CANAL[canal]}
              <EscolhaDeTodos eventos={eventos} canal={canal} nome="todos os eventos" atos={atos} />
            </th>
          ))}
          <td className={classes.padrao} />
        </tr>
      </thead>
      {porCategoria(eventos).map(({ categoria, nome, eventos: dela }) => (
        <tbody key={categoria}>
          <tr className={classes.categoria}>
            <th scope="rowgroup">
              <span className={classes.nomeDaCategoria}>
                {nome}
                <BotaoDoPadrao eventos={dela} nome={nome} atos={atos} />
              </span>
            </th>
            {CANAIS.map((canal) => (
              <td key={canal} className={classes.canal}>
                <EscolhaDeTodos eventos={dela} canal={canal} nome={nome} atos={atos} />
              </td>
            ))}
            <td />
          </tr>
          {dela.map((evento) => (
            <tr key={evento.event_type}>
              <th scope="row">
                <span className={classes.nome}>{evento.name}</span>
                <SobreOEvento evento={evento} />
              </th>
              {CANAIS.map((canal) => (
                <td key={canal} className={classes.canal}>
                  <EscolhaDoCanal evento={evento} canal={canal} atos={atos} />
                </td>
              ))}
              <td className={classes.padrao}>
                <BotaoDoPadrao eventos={[evento]} nome={evento.name} atos={atos} soIcone />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
