import { Esqueleto } from '../ui/esqueleto.tsx';
import { Caixa } from './caixa.tsx';
import classes from './cartoes.module.css';
import { conteudoDaCelula, estaVazia, nomeDaLinha } from './celula.tsx';
import type { LinhasDaTabela } from './linhas.ts';
import { MenuDaLinha } from './menu-da-linha.tsx';
import { contem } from './selecao.ts';

interface Props<L extends object> extends LinhasDaTabela<L> {
  /** As many beside one another as fit, which scroll inside their place. */
  largos?: boolean;
}

/** The rows of a table, a card each: on a phone, or where a person has them so. */
export function Cartoes<L extends object>(props: Props<L>) {
  const { rotulo, largos = false, colunas, linhas, id, selecao, espera, aoAbrir } = props;
  const [principal, ...outras] = colunas;
  if (!principal) return null;
  if (espera === 'primeira') {
    return (
      <div className={classes.cartoes} data-largos={largos || undefined}>
        {Array.from({ length: 6 }, (_, i) => `espera-${i}`).map((chave) => (
          <Esqueleto key={chave} altura={84} />
        ))}
      </div>
    );
  }
  return (
    <ul
      aria-label={rotulo}
      className={classes.cartoes}
      data-largos={largos || undefined}
      aria-busy={espera !== 'nada'}
    >
      {linhas.map((linha) => {
        const chave = id(linha);
        const escolhida = selecao && contem(selecao, chave);
        const titulo = conteudoDaCelula(principal, linha);
        return (
          <li
            key={chave}
            className={classes.cartao}
            data-escolhido={escolhida || undefined}
            aria-current={chave === props.atual || undefined}
          >
            <div className={classes.topo}>
              {selecao && (
                <span className={classes.marca}>
                  <Caixa
                    rotulo={`Selecionar ${nomeDaLinha(colunas, linha)}`}
                    marcada={escolhida === true}
                    aoMudar={(comShift) => props.aoAlternar(chave, comShift)}
                  />
                </span>
              )}
              {aoAbrir ? (
                <button type="button" className={classes.titulo} onClick={() => aoAbrir(linha)}>
                  {titulo}
                </button>
              ) : (
                <span className={classes.titulo}>{titulo}</span>
              )}
            </div>
            {(props.acoesDaLinha || props.naLinha) && (
              <div className={classes.daLinha}>
                {props.naLinha?.(linha)}
                {props.acoesDaLinha && (
                  <MenuDaLinha
                    nome={nomeDaLinha(colunas, linha)}
                    acoes={props.acoesDaLinha(linha)}
                  />
                )}
              </div>
            )}
            <dl className={classes.dados}>
              {/* Outside a column, a label without a value would only take room. */}
              {outras
                .filter((coluna) => !estaVazia(coluna, linha))
                .map((coluna) => (
                  <div key={coluna.id}>
                    <dt>{coluna.titulo}</dt>
                    <dd>{conteudoDaCelula(coluna, linha)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
