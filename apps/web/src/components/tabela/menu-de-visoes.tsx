import { Button, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
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
  /** Answers with the refusal of the name, if it was refused. */
  aoSalvar: (nome: string, retrato: RetratoDaTabela) => Promise<string | undefined>;
  aoExcluir: (visao: VisaoDaTabela) => void;
}

/** The person's own ways of seeing a table: choose one, keep the present one, let one go. */
export function MenuDeVisoes({ visoes = [], passageiros = [], aoSalvar, aoExcluir }: Props) {
  const [params, definirParams] = useSearchParams();
  const [aberto, setAberto] = useState(false);
  const [nome, setNome] = useState('');
  const [erro, setErro] = useState<string>();
  const [salvando, setSalvando] = useState(false);
  const atual = visoes.find((visao) => mostraVisao(params, visao, passageiros));

  const aplicar = (visao: VisaoDaTabela) => {
    const novo = enderecoDaVisao(visao);
    for (const fora of passageiros) {
      const valor = params.get(fora);
      if (valor !== null) novo.set(fora, valor);
    }
    definirParams(novo, { preventScrollReset: true });
    setAberto(false);
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
      onChange={setAberto}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.botao}
          leftSection={<IconBookmark size={16} stroke={1.7} aria-hidden />}
          onClick={() => setAberto(!aberto)}
        >
          {atual ? `Visão: ${atual.nome}` : 'Visões'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Visões salvas" className={classes.painel}>
        {visoes.length === 0 ? (
          <p className={classes.vazio}>
            Nenhuma visão salva. Ajuste filtros e colunas e dê um nome.
          </p>
        ) : (
          <ul className={classes.lista} aria-label="Visões salvas">
            {visoes.map((visao) => (
              <li key={visao.id} className={classes.item}>
                <button
                  type="button"
                  className={classes.visao}
                  aria-current={visao === atual || undefined}
                  onClick={() => aplicar(visao)}
                >
                  {visao.nome}
                </button>
                <button
                  type="button"
                  className={classes.icone}
                  aria-label={`Excluir a visão ${visao.nome}`}
                  onClick={() => aoExcluir(visao)}
                >
                  <IconTrash size={16} stroke={1.7} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className={classes.salvar} onSubmit={salvar} noValidate>
          <TextInput
            label="Salvar esta visão como"
            maxLength={60}
            autoComplete="off"
            value={nome}
            error={erro}
            onChange={(evento) => setNome(evento.currentTarget.value)}
          />
          <Button type="submit" loading={salvando}>
            Salvar
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
