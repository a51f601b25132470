import { Button, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BotaoDeIcone } from '../ui/botao-de-icone.tsx';
import { useSoLeitura } from '../ui/so-leitura.ts';
import { ItemDeVisao } from './item-de-visao.tsx';
import classes from './menus.module.css';
import {
  enderecoDaVisao,
  mostraVisao,
  type RetratoDaTabela,
  retratoDoEndereco,
  type VisaoDaTabela,
} from './visoes.ts';

interface Props {
  /** Undefined while they are not known. */
  visoes: readonly VisaoDaTabela[] | undefined;
  /** Parameters of the page that no view keeps. */
  passageiros?: readonly string[];
  /** Resolves to the sentence that refuses the name, if it was refused. */
  aoSalvar: (nome: string, retrato: RetratoDaTabela) => Promise<string | undefined>;
  /** The same, for a new name. */
  aoRenomear: (visao: VisaoDaTabela, nome: string) => Promise<string | undefined>;
  aoExcluir: (visao: VisaoDaTabela) => void;
}

/** The person's saved views of a table: choose one, save the present one, rename, delete. */
export function MenuDeVisoes({ visoes = [], passageiros = [], ...acoes }: Props) {
  const { aoSalvar, aoRenomear, aoExcluir } = acoes;
  const [params, definirParams] = useSearchParams();
  const soLeitura = useSoLeitura() !== null;
  const [aberto, setAberto] = useState(false);
  const [renomeada, setRenomeada] = useState<number | null>(null);
  const painel = useRef<HTMLDivElement>(null);
  const [nome, setNome] = useState('');
  const [erro, setErro] = useState<string>();
  const [salvando, setSalvando] = useState(false);
  const atual = visoes.find((visao) => mostraVisao(params, visao, passageiros));

  const mudarAberto = (abre: boolean) => {
    setAberto(abre);
    setRenomeada(null);
  };
  const aplicar = (visao: VisaoDaTabela) => {
    const novo = enderecoDaVisao(visao);
    for (const fora of passageiros) {
      const valor = params.get(fora);
      if (valor !== null) novo.set(fora, valor);
    }
    definirParams(novo, { preventScrollReset: true });
    mudarAberto(false);
  };
  const excluir = (visao: VisaoDaTabela) => {
    aoExcluir(visao);
    // The button disappears with its row, so the panel takes the focus.
    painel.current?.focus();
  };
  const salvar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (salvando) return;
    setSalvando(true);
    const recusa = await aoSalvar(nome.trim(), retratoDoEndereco(params, passageiros)).finally(() =>
      setSalvando(false),
    );
    setErro(recusa);
    if (!recusa) setNome('');
  };

  return (
    <Popover
      opened={aberto}
      onChange={mudarAberto}
      closeOnEscape={renomeada === null}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <BotaoDeIcone
          rotulo={atual ? `Visão: ${atual.nome}` : 'Visões'}
          icone={atual ? IconBookmarkFilled : IconBookmark}
          onClick={() => mudarAberto(!aberto)}
        />
      </Popover.Target>
      <Popover.Dropdown ref={painel} aria-label="Visões salvas" className={classes.painel}>
        {visoes.length === 0 ? (
          <p className={classes.vazio}>
            Nenhuma visão salva.{!soLeitura && ' Ajuste filtros e colunas e dê um nome.'}
          </p>
        ) : (
          <ul className={classes.lista} aria-label="Visões salvas">
            {visoes.map((visao) => (
              <ItemDeVisao
                key={visao.id}
                nome={visao.nome}
                atual={visao === atual}
                renomeando={renomeada === visao.id}
                aoAplicar={() => aplicar(visao)}
                aoPedirNome={(sim) => setRenomeada(sim ? visao.id : null)}
                aoRenomear={(novo) => aoRenomear(visao, novo)}
                aoExcluir={() => excluir(visao)}
              />
            ))}
          </ul>
        )}
        {!soLeitura && (
          <form className={classes.salvar} onSubmit={salvar} noValidate>
            <TextInput
              label="Salvar esta visão como"
              autoComplete="off"
              value={nome}
              error={erro}
              onChange={(evento) => setNome(evento.currentTarget.value)}
            />
            <Button type="submit" loading={salvando}>
              Salvar
            </Button>
          </form>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
