import { type Icon, IconCheck, IconUserOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { corDoStatus, rotuloDoStatus } from '../agendamentos.rotulos.ts';
import type { ComDesfecho } from '../sem-desfecho.ts';
import { useDesfecho } from '../use-desfecho.ts';
import classes from './desfecho.module.css';

const DESFECHOS: readonly { valor: 'FINALIZADO' | 'NO_SHOW'; icone: Icon }[] = [
  { valor: 'FINALIZADO', icone: IconCheck },
  { valor: 'NO_SHOW', icone: IconUserOff },
];

/**
 * The two outcomes side by side; the one recorded is pressed. The other one corrects it, and
 * itself, clicked again, takes it back: the same buttons stay, and the focus with them.
 */
export default function BotoesDoDesfecho({ agendamento }: { agendamento: ComDesfecho }) {
  const { registrar, enviando } = useDesfecho(agendamento);
  const { status, titulo } = agendamento;
  return (
    <fieldset className={classes.botoes} aria-label={`Desfecho de ${titulo}`}>
      {DESFECHOS.map(({ valor, icone: Icone }) => {
        const rotulo = rotuloDoStatus(valor);
        const marcado = status === valor;
        return (
          <button
            key={valor}
            type="button"
            aria-label={rotulo}
            title={marcado ? `${rotulo}: clique para desfazer` : rotulo}
            aria-pressed={marcado}
            aria-disabled={enviando || undefined}
            style={{ '--cor-do-desfecho': corDoStatus(valor) } as CSSProperties}
            onClick={() => {
              if (!enviando) void registrar(marcado ? 'AGENDADO' : valor);
            }}
          >
            <Icone size={16} stroke={2} aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
