import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { BotaoDeIcone } from '../ui/botao-de-icone.tsx';
import { alternarColuna, type ColunaDaTabela, colunasMostradas, moverColuna } from './colunas.ts';
import { DENSIDADES, NOME_DA_DENSIDADE, useDensidade } from './densidade.ts';
import type { EstadoDaTabela } from './estado.ts';
import classes from './menus.module.css';

interface Props<L> {
  colunas: readonly ColunaDaTabela<L>[];
  /** Those that would be shown and are not, and why: too narrow a window, or no row has a value. */
  deFora: ReadonlyMap<string, 'sem espaço' | 'vazia'>;
  estado: EstadoDaTabela;
  aoMudar: (mudanca: Partial<EstadoDaTabela>) => void;
}

const MOTIVOS = { 'sem espaço': 'Sem espaço nesta largura', vazia: 'Vazia nesta página' } as const;

/** Which columns stand, in which order, and how high the rows are. */
export function MenuDeColunas<L>({ colunas, deFora, estado, aoMudar }: Props<L>) {
  const atual = useDensidade(estado.densidade);
  const mostradas = colunasMostradas(colunas, estado.colunas);
  const ordenadas = [
    ...mostradas.flatMap((id) => colunas.find((coluna) => coluna.id === id) ?? []),
    ...colunas.filter(({ id }) => !mostradas.includes(id)),
  ];
  const mudar = (novas: string[]) => aoMudar({ colunas: novas });
  const primeira = ordenadas[0]?.principal ? 1 : 0;
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <BotaoDeIcone rotulo="Colunas" icone={IconColumns3} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Colunas e densidade" className={classes.painel}>
        <ul className={classes.lista} aria-label="Colunas">
          {ordenadas.map(({ id, titulo, principal }) => {
            const lugar = mostradas.indexOf(id);
            return (
              <li key={id} className={classes.item}>
                <label>
                  <input
                    type="checkbox"
                    checked={lugar >= 0}
                    disabled={principal}
                    onChange={() => mudar(alternarColuna(mostradas, id))}
                  />
                  <span>
                    {titulo}
                    {deFora.has(id) && <small>{MOTIVOS[deFora.get(id) ?? 'vazia']}</small>}
                  </span>
                </label>
                {lugar >= primeira && (
                  <>
                    <button
                      type="button"
                      className={classes.icone}
                      aria-label={`Mover ${titulo} para antes`}
                      disabled={lugar <= primeira}
                      onClick={() => mudar(moverColuna(mostradas, id, -1))}
                    >
                      <IconArrowUp size={16} stroke={1.7} aria-hidden />
                    </button>
                    <button
                      type="button"
                      className={classes.icone}
                      aria-label={`Mover ${titulo} para depois`}
                      disabled={lugar >= mostradas.length - 1}
                      onClick={() => mudar(moverColuna(mostradas, id, 1))}
                    >
                      <IconArrowDown size={16} stroke={1.7} aria-hidden />
                    </button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <fieldset className={classes.densidades}>
          <legend>Densidade</legend>
          {DENSIDADES.map((densidade) => (
            <label key={densidade}>
              <input
                type="radio"
                name="densidade"
                checked={atual === densidade}
                onChange={() => aoMudar({ densidade })}
              />
              {NOME_DA_DENSIDADE[densidade]}
            </label>
          ))}
        </fieldset>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={estado.colunas === null}
          onClick={() => aoMudar({ colunas: null })}
        >
          Voltar às colunas padrão
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
