import { dataCivil } from '@dominio/contrato/datas';
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessao } from '../../../lib/sessao.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import { TITULO_DA_GAVETA } from '../foco-da-gaveta.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { AgendamentoAberto } from './agendamento-aberto.tsx';
import classes from './gaveta.module.css';
import { NovoAgendamento } from './novo-agendamento.tsx';

interface Props {
  agenda: Agenda;
  aberta: boolean;
}

const tituloDe = ({ novo, editando }: EstadoDaAgenda) =>
  novo ? 'Novo agendamento' : editando ? 'Editar agendamento' : 'Agendamento';

/** The drawer at the right: an appointment, or a form. What it shows is in the address. */
export default function Gaveta({ agenda, aberta }: Props) {
  const { estado, compacto, fechar } = agenda;
  const eu = useSessao((sessao) => sessao.usuario?.id);
  // While it slides out it goes on showing what it showed.
  const [ultimo, setUltimo] = useState(estado);
  if (aberta && ultimo !== estado) setUltimo(estado);
  const { novo, inicio, agendamento } = aberta ? estado : ultimo;

  // It remembers where the focus was only when it is seen opening.
  const [montada, setMontada] = useState(false);
  useEffect(() => setMontada(true), []);

  // Mantine closes a drawer before the popovers inside it have heard Escape. Decided on the way
  // down, while what is open inside still says so.
  const aoEscapar = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.key !== 'Escape' || evento.isComposing) return;
    const alvo = evento.target instanceof Element ? evento.target : document.body;
    const aberto = alvo.getAttribute('data-mantine-stop-propagation') === 'true';
    const dialogo = alvo.closest('[role="dialog"]');
    const meu = dialogo
      ? dialogo.matches(`.${classes.conteudo}`)
      : document.querySelectorAll('[role="dialog"]').length === 1;
    if (meu && !aberto) fechar();
  });
  useEffect(() => {
    if (!aberta) return;
    const ouvir = (evento: KeyboardEvent) => aoEscapar(evento);
    document.addEventListener('keydown', ouvir, { capture: true });
    return () => document.removeEventListener('keydown', ouvir, { capture: true });
  }, [aberta]);

  return (
    <Drawer.Root
      opened={aberta && montada}
      onClose={fechar}
      closeOnEscape={false}
      position="right"
      size={compacto ? '100%' : 'var(--largura-da-gaveta)'}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      {/* `className` would go to the whole screen's layer as well. */}
      <Drawer.Content classNames={{ content: classes.conteudo }} data-gaveta>
        {/* The page has its banner already. */}
        <Drawer.Header role="none" className={classes.topo}>
          <Drawer.Title className={classes.titulo} {...TITULO_DA_GAVETA}>
            {tituloDe(aberta ? estado : ultimo)}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Fechar" />
        </Drawer.Header>
        <Drawer.Body className={classes.corpo}>
          {eu !== undefined && novo && (
            <NovoAgendamento
              key={inicio}
              eu={eu}
              inicio={inicio}
              aoTerminar={fechar}
              aoReabrir={() => agenda.abrir({ novo: true, inicio })}
              aoAbrir={({ id, data_hora_inicio }) =>
                agenda.abrir({ agendamento: id, data: dataCivil(new Date(data_hora_inicio)) })
              }
            />
          )}
          {eu !== undefined && !novo && agendamento !== null && (
            <AgendamentoAberto key={agendamento} id={agendamento} eu={eu} agenda={agenda} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
