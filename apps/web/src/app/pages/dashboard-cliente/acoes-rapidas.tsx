import { Button } from '@mantine/core';
import {
  IconCalendarPlus,
  IconFilePlus,
  IconFileText,
  IconNote,
  IconPrinter,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { COM_VOLTA } from '../../../components/endereco/use-estado-no-endereco.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { ENDERECO_NOVO } from '../../../features/agendamentos/agendamentos.endereco.ts';
import { fichaOptions } from '../../../features/clientes/clientes.queries.ts';
import { DOSSIE } from '../../../features/dossie/dossie.endereco.ts';
import { escreverNota } from '../../../features/notas/notas.campo.ts';
import { useAtalhos } from '../../../lib/atalhos/use-atalhos.ts';
import { Permitido, usePode } from '../../../lib/permissoes.tsx';
import classes from './painel-do-cliente.module.css';

const ACOES = [
  {
    rotulo: 'Agendar',
    pede: ['agenda:visualizar', 'agenda:criar'],
    para: ENDERECO_NOVO,
    state: COM_VOLTA,
    soAberto: true,
    icone: IconCalendarPlus,
  },
  {
    rotulo: 'Novo contato',
    pede: ['contatos_importantes:visualizar', 'contatos_importantes:criar'],
    para: '/contatos-importantes?novo=1',
    state: COM_VOLTA,
    soAberto: false,
    icone: IconUserPlus,
  },
  {
    rotulo: 'Novo contrato',
    pede: ['contratos:visualizar', 'contratos:criar'],
    para: '/contrato-form',
    state: undefined,
    soAberto: true,
    icone: IconFilePlus,
  },
] as const;

/**
 * What is done most with a client, each for whoever may; and the panel on one page of paper. Of one that
 * has ended or lies inactive, nothing that begins something anew: it is reopened first.
 */
export function AcoesRapidas({ clienteId }: { clienteId: number }) {
  const soLeitura = useSoLeitura() !== null;
  const podeVer = usePode('clientes:visualizar');
  const { data: cliente } = useQuery({ ...fichaOptions(clienteId), enabled: podeVer });
  const arquivado = cliente?.arquivado !== undefined;
  const acoes = ACOES.filter(({ soAberto }) => !(soAberto && arquivado));
  useAtalhos(
    'Painel do Cliente',
    soLeitura ? [] : [{ teclas: ['a'], oQueFaz: 'Escrever uma nota', acao: escreverNota }],
  );
  return (
    <div className={classes.acoes}>
      {!soLeitura && (
        <Button
          variant="default"
          leftSection={<IconNote size={16} stroke={1.7} aria-hidden />}
          aria-keyshortcuts="a"
          onClick={escreverNota}
        >
          Nota
        </Button>
      )}
      {!soLeitura &&
        acoes.map(({ rotulo, pede, para, state, icone: Icone }) => (
          <Permitido key={rotulo} todas={pede}>
            <Button
              component={Link}
              to={para}
              state={state}
              variant="default"
              leftSection={<Icone size={16} stroke={1.7} aria-hidden />}
            >
              {rotulo}
            </Button>
          </Permitido>
        ))}
      <Button
        component={Link}
        to={DOSSIE}
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.7} aria-hidden />}
      >
        Dossiê
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
    </div>
  );
}
