import type { CampoDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Propriedades } from '../use-propriedades.ts';
import { EdicaoNoLugar } from './edicao-no-lugar.tsx';
import classes from './propriedades.module.css';

interface Props {
  agendamento: Agendamento;
  eu: number;
  propriedades: Propriedades;
  /** What it is, as a sentence goes on: 'local'. */
  nome: string;
  /** The fields of the contract that make it up; the first one is its key. */
  campos: readonly [CampoDoAgendamento, ...CampoDoAgendamento[]];
  /** False where the value has a use of its own, such as a link. */
  inteira?: boolean;
  children: ReactNode;
}

/** A property of an appointment as it is read, which who may edit it changes where it stands. */
export function Propriedade({ agendamento, eu, propriedades, nome, campos, ...props }: Props) {
  const { inteira = true, children } = props;
  const [chave] = campos;
  const rotulo = `Mudar ${nome}`;
  if (!agendamento.acoes.editar) return children;
  if (propriedades.aberta === chave) {
    return (
      <EdicaoNoLugar
        agendamento={agendamento}
        eu={eu}
        rotulo={rotulo}
        campos={campos}
        aoSair={propriedades.sair}
      />
    );
  }
  return (
    <div className={classes.lida} data-inteira={inteira || undefined}>
      <div className={classes.valor}>{children}</div>
      <button
        type="button"
        className={classes.mudar}
        aria-label={rotulo}
        title={rotulo}
        data-propriedade={chave}
        onClick={() => propriedades.abrir(chave)}
      >
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </button>
    </div>
  );
}
