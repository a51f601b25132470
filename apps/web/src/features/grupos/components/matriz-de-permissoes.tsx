import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import type { KeyboardEvent } from 'react';
import { nomeDaAcao } from '../../../lib/nome-da-permissao.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { ACOES_COMUNS, matrizDe } from '../matriz.ts';
import classes from './grupos.module.css';

interface Props {
  permissoes: readonly PermissaoCompleta[];
  marcadas: ReadonlySet<number>;
  /** Why a permission cannot be switched; null when it can. */
  impedimento: (permissao: PermissaoCompleta) => string | null;
  aoAlternar: (id: number) => void;
}

const PASSOS: Readonly<Record<string, readonly [linhas: number, colunas: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus to the next box in the arrow's direction that can be switched. */
function andar(evento: KeyboardEvent<HTMLTableElement>): void {
  const passo = PASSOS[evento.key];
  const celula = evento.target instanceof Element ? evento.target.closest('td') : null;
  const linha = celula?.closest('tr');
  if (!passo || !celula || !linha) return;
  const [dLinha, dColuna] = passo;
  const linhas = [...evento.currentTarget.tBodies].flatMap((corpo) => [...corpo.rows]);
  evento.preventDefault();
  let [i, j] = [linhas.indexOf(linha), celula.cellIndex];
  for (;;) {
    i += dLinha;
    j += dColuna;
    const proxima = linhas[i]?.cells[j];
    if (!proxima) return;
    const caixa = proxima.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (caixa) {
      caixa.focus();
      return;
    }
  }
}

/** Permissions as a grid of modules by actions, and on a phone as a list per module. */
export function MatrizDePermissoes({ permissoes, marcadas, impedimento, aoAlternar }: Props) {
  const compacto = useCelular();
  const linhas = matrizDe(permissoes);
  const caixa = (permissao: PermissaoCompleta, rotulada: boolean) => {
    const motivo = impedimento(permissao);
    return (
      <Checkbox
        key={permissao.id}
        size="xs"
        {...(rotulada ? { label: nomeDaAcao(permissao) } : { 'aria-label': permissao.nome })}
        title={motivo ?? permissao.descricao}
        checked={marcadas.has(permissao.id)}
        disabled={motivo !== null}
        onChange={() => aoAlternar(permissao.id)}
      />
    );
  };
  if (compacto) {
    return linhas.map(({ modulo, nome, comuns, outras }) => (
      <fieldset key={modulo} className={classes.modulo}>
        <legend>{nome}</legend>
        {[...comuns, ...outras].map((permissao) => permissao && caixa(permissao, true))}
      </fieldset>
    ));
  }
  return (
    <table className={classes.matriz} onKeyDown={andar}>
      <thead>
        <tr>
          <th scope="col">Módulo</th>
          {ACOES_COMUNS.map((acao) => (
            <th key={acao} scope="col">
              {acao}
            </th>
          ))}
          <th scope="col">outras</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ modulo, nome, comuns, outras }) => (
          <tr key={modulo}>
            <th scope="row">{nome}</th>
            {comuns.map((permissao, i) => (
              <td key={ACOES_COMUNS[i]}>{permissao && caixa(permissao, false)}</td>
            ))}
            <td className={classes.outras}>{outras.map((permissao) => caixa(permissao, true))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
