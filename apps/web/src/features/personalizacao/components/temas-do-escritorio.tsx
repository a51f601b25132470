import type { TemaDoEscritorio } from '@dominio/contrato/temas';
import { ActionIcon, Button } from '@mantine/core';
import { IconPalette, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { definirPrevia, useConfiguracao } from '../../../lib/configuracao.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { temaAtual } from '../../../lib/tema.ts';
import { corEscolhida } from '../../../theme/escolhas.ts';
import { temasDoEscritorio, useAcoesDosTemas } from '../temas.queries.ts';
import { DialogoDoNome } from './dialogo-do-nome.tsx';
import classes from './personalizacao.module.css';

/**
 * The two colours that preview mode overrides (specification part 1 §4), from a theme in the mode
 * in use.
 */
function previaDe({ tema }: TemaDoEscritorio) {
  const modo = temaAtual();
  const { primary, card } = tema[modo];
  return {
    primary: corEscolhida('primary', primary, modo),
    card: corEscolhida('card', card, modo),
  };
}

function Tema({ tema, administra }: { tema: TemaDoEscritorio; administra: boolean }) {
  const { aplicar, renomear, excluir } = useAcoesDosTemas();
  const { confirmar, dialogo } = useConfirmar();
  const [renomeando, setRenomeando] = useState(false);
  const soLeitura = useSoLeitura() !== null;
  const cores = previaDe(tema);
  const emPrevia = useConfiguracao(
    ({ previa }) => previa?.primary === cores.primary && previa.card === cores.card,
  );
  const perguntarExclusao = async () => {
    const texto = `Quem já aplicou o tema ${tema.nome} continua com as cores.`;
    if (await confirmar({ titulo: 'Excluir tema?', texto, confirmar: 'Excluir', perigo: true })) {
      excluir.mutate(tema.id);
    }
  };
  return (
    <li className={classes.tema}>
      <span
        className={classes.coresDoTema}
        style={{ background: `linear-gradient(135deg, ${cores.primary} 50%, ${cores.card} 50%)` }}
      />
      <span className={classes.nomeDoTema}>
        <strong>{tema.nome}</strong>
        {tema.descricao && <span>{tema.descricao}</span>}
      </span>
      <span className={classes.acoesDoTema}>
        <Button
          variant="default"
          aria-pressed={emPrevia}
          aria-label={`Experimentar ${tema.nome}`}
          onClick={() => definirPrevia(emPrevia ? null : cores)}
        >
          {emPrevia ? 'Encerrar prévia' : 'Experimentar'}
        </Button>
        {!soLeitura && (
          <Button
            variant="default"
            aria-label={`Aplicar ${tema.nome}`}
            loading={aplicar.isPending}
            onClick={() => aplicar.mutate(tema.id)}
          >
            Aplicar
          </Button>
        )}
        {administra && (
          <>
            <ActionIcon
              variant="subtle"
              aria-label={`Renomear ${tema.nome}`}
              onClick={() => setRenomeando(true)}
            >
              <IconPencil size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`Excluir ${tema.nome}`}
              onClick={() => void perguntarExclusao()}
            >
              <IconTrash size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </>
        )}
      </span>
      {dialogo}
      {renomeando && (
        <DialogoDoNome
          titulo="Renomear tema"
          inicial={tema.nome}
          confirmar="Renomear"
          aoFechar={() => setRenomeando(false)}
          aoConfirmar={(nome) => renomear.mutate({ id: tema.id, nome, versao: tema.versao })}
        />
      )}
    </li>
  );
}

/** The firm's named themes: anybody may preview and apply them, administrators edit the list. */
export function TemasDoEscritorio() {
  const administra = usePode('admin:gerenciar_sistema');
  const temas = useQuery(temasDoEscritorio());
  const falha = useFalhaQueFica(temas);
  const { criar } = useAcoesDosTemas();
  const [criando, setCriando] = useState(false);
  const salvarAtual = (nome: string) => {
    const { config } = useConfiguracao.getState();
    if (config)
      criar.mutate({ nome, tema: { dark: config.theme.dark, light: config.theme.light } });
  };
  return (
    <section className={classes.temas} aria-labelledby="temas-do-escritorio">
      <header>
        <h2 id="temas-do-escritorio">Temas do escritório</h2>
        {administra && (
          <Button variant="default" onClick={() => setCriando(true)}>
            Salvar as cores atuais como tema
          </Button>
        )}
      </header>
      {temas.isPending && !falha && <p aria-busy="true">Carregando...</p>}
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue="os temas"
          erro={falha}
          aoTentar={() => void temas.refetch()}
          tentando={temas.isFetching}
        />
      )}
      {temas.data?.length === 0 && (
        <EstadoVazio icone={IconPalette}>
          O escritório ainda não tem temas.
          {administra && ' Salve as cores atuais para oferecer o primeiro.'}
        </EstadoVazio>
      )}
      <ul>
        {temas.data?.map((tema) => (
          <Tema key={tema.id} tema={tema} administra={administra} />
        ))}
      </ul>
      {criando && (
        <DialogoDoNome
          titulo="Novo tema do escritório"
          inicial=""
          confirmar="Salvar tema"
          aoFechar={() => setCriando(false)}
          aoConfirmar={salvarAtual}
        />
      )}
    </section>
  );
}
