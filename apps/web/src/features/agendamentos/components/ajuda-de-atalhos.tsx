import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useAtalhosLigados } from '../atalhos-ligados.ts';
import classes from './ajuda-de-atalhos.module.css';

const ATALHOS: readonly (readonly [teclas: string, oQueFaz: string])[] = [
  ['N ou C', 'Novo agendamento'],
  ['T', 'Ir para hoje'],
  ['D S M L', 'Dia, semana, mês, lista'],
  ['← → ↑ ↓', 'Andar entre dias e agendamentos'],
  ['Page Up e Page Down', 'Período anterior e próximo'],
  ['Enter', 'Abrir o dia ou o agendamento'],
  ['Shift + setas', 'Mover o agendamento; Enter confirma'],
  ['+ e −', 'Aumentar e diminuir a duração; Enter confirma'],
  ['Esc', 'Fechar ou desistir'],
  ['?', 'Esta lista'],
];

/** The keys of the agenda, and the switch that turns the single ones off (WCAG 2.1.4). */
export default function AjudaDeAtalhos({ aoFechar }: { aoFechar: () => void }) {
  const { ligados, ligar } = useAtalhosLigados();
  return (
    <Dialogo titulo="Atalhos do teclado" aoFechar={aoFechar}>
      <dl className={classes.lista}>
        {ATALHOS.map(([teclas, oQueFaz]) => (
          <div key={teclas}>
            <dt>
              <kbd>{teclas}</kbd>
            </dt>
            <dd>{oQueFaz}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Usar atalhos de uma tecla"
        checked={ligados}
        onChange={(evento) => ligar(evento.currentTarget.checked)}
      />
    </Dialogo>
  );
}
