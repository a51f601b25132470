import type { LinhaDoReajuste } from '@dominio/contrato/contratos-reajustes';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { contar } from '../../../lib/formato.ts';
import { chaveDoIndice, nomeDoIndice, totaisDe } from '../contratos.reajustes.ts';
import classes from './reajuste.module.css';

interface Props {
  linhas: readonly LinhaDoReajuste[];
  /** Those that are to be adjusted. */
  marcadas: readonly LinhaDoReajuste[];
  aoMarcar: (id: number, marcada: boolean) => void;
}

const dinheiro = (centavos: number | null) => (centavos === null ? '' : mostrarDinheiro(centavos));

/** The amount of each contract before and after, or why it is not adjusted, and what all come to. */
export function PreviaDoReajuste({ linhas, marcadas, aoMarcar }: Props) {
  const total = totaisDe(marcadas);
  const escolhidas = new Set(marcadas);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={classes.rolagem} aria-label="Prévia do reajuste" tabIndex={0}>
      <table className={classes.previa}>
        <thead>
          <tr>
            <th scope="col">Contrato</th>
            <th scope="col">Índice</th>
            <th scope="col">Valor atual</th>
            <th scope="col">Novo valor</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.contrato_id}>
              <th scope="row">
                <Checkbox
                  label={linha.numero_contrato}
                  description={linha.cliente_nome}
                  checked={escolhidas.has(linha)}
                  disabled={linha.impedimento !== null}
                  onChange={({ currentTarget }) =>
                    aoMarcar(linha.contrato_id, currentTarget.checked)
                  }
                />
              </th>
              <td>{nomeDoIndice(chaveDoIndice(linha))}</td>
              <td className={classes.valor}>{dinheiro(linha.valor_atual_centavos)}</td>
              <td className={classes.valor}>
                {linha.impedimento ?? dinheiro(linha.valor_novo_centavos)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {contar(marcadas.length, 'contrato', 'contratos')}
            </th>
            <td className={classes.valor}>{mostrarDinheiro(total.atual)}</td>
            <td className={classes.valor}>{mostrarDinheiro(total.novo)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
