import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { itemDe, NOME_DO_ITEM } from '@dominio/contrato/notificacoes-silenciados';
import { Menu } from '@mantine/core';
import { IconClock, IconClockOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import icone from '../../../components/ui/icone-pequeno.module.css';
import type { Notificacao } from '../notificacoes.rules.ts';
import { opcoesDeSoneca } from '../pagina.rules.ts';
import { useSilenciar } from '../silencio.ts';
import { adiar, trazerDeVolta } from '../soneca.ts';
import classes from './acoes-da-linha.module.css';
import { DialogoDaSoneca } from './dialogo-da-soneca.tsx';

interface Props {
  notificacao: Notificacao;
  agora: Date;
  /** Called with whether the menu, or its question, is open. */
  aoPerguntar?: (perguntando: boolean) => void;
}

/**
 * The button of a row by which it is snoozed, or what it is about is muted; of a snoozed one, also
 * brought back.
 */
export function MenuDaSoneca({ notificacao, agora, aoPerguntar }: Props) {
  const queryClient = useQueryClient();
  const [aberto, setAberto] = useState(false);
  const [escolhendo, setEscolhendo] = useState(false);
  const { silenciar } = useSilenciar();
  const item = itemDe(notificacao.tracking_key ?? '');
  const perguntando = aberto || escolhendo;
  useEffect(() => {
    if (!perguntando) return;
    aoPerguntar?.(true);
    return () => aoPerguntar?.(false);
  }, [perguntando, aoPerguntar]);
  const adiada = notificacao.adiada_ate !== null;
  const ate = (hora: Date) => void adiar(queryClient, notificacao, hora);
  return (
    <>
      <Menu position="bottom-end" returnFocus opened={aberto} onChange={setAberto}>
        <Menu.Target>
          <button
            type="button"
            className={`${icone.icone} ${classes.acao}`}
            data-acao="adiar"
            aria-label={`${adiada ? 'Mudar o horário' : 'Adiar'}: ${notificacao.titulo}`}
            title={adiada ? 'Mudar o horário' : 'Adiar'}
          >
            <IconClock size={16} stroke={1.7} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {opcoesDeSoneca(agora).map(({ rotulo, ate: hora }) => (
            <Menu.Item key={rotulo} onClick={() => ate(hora)}>
              {rotulo}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setEscolhendo(true)}>Escolher data e hora</Menu.Item>
          {item && (
            <>
              <Menu.Divider />
              <Menu.Item
                onClick={() =>
                  void silenciar({ id: notificacao.id, tipo: item.tipo, silenciado: true })
                }
              >
                Silenciar {NOME_DO_ITEM[item.tipo].este}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {adiada && (
        <button
          type="button"
          className={`${icone.icone} ${classes.acao}`}
          data-acao="voltar"
          aria-label={`Trazer de volta: ${notificacao.titulo}`}
          title="Trazer de volta"
          onClick={() => void trazerDeVolta(queryClient, notificacao)}
        >
          <IconClockOff size={16} stroke={1.7} aria-hidden />
        </button>
      )}
      {escolhendo && (
        <DialogoDaSoneca
          aoFechar={() => setEscolhendo(false)}
          aoEscolher={(hora) => {
            setEscolhendo(false);
            ate(hora);
          }}
        />
      )}
    </>
  );
}
