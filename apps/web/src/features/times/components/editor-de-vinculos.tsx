import { ActionIcon, Button } from '@mantine/core';
import { type Icon, IconArrowsExchange, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { AlcaDoVinculo, ArrastoEntreTimes } from './arrasto-entre-times.tsx';
import { Procura, type Vinculo } from './procura.tsx';
import classes from './times.module.css';

interface Props {
  tipo: 'pessoas' | 'clientes';
  /** The links as saved. */
  salvos: readonly Vinculo[];
  /** The version that was read: the server refuses the save when somebody else has saved since. */
  versao: number;
  editavel: boolean;
  textos: {
    /** Label of the search: 'Adicionar membro'. */
    adicionar: string;
    placeholder: string;
    vazio: string;
    salvar: string;
    salvo: string;
    erro: string;
  };
  icone: Icon;
  /** The team whose links they are. */
  timeId: number;
  /** Offered for those that are saved, where they may be moved; to a team where one is dropped on it. */
  aoMover?: ((vinculo: Vinculo, para?: number) => void) | undefined;
  gravar: (ids: number[], versao: number) => Promise<{ versao: number }>;
}

const porNome = (a: Vinculo, b: Vinculo) => a.nome.localeCompare(b.nome, 'pt-BR');

/** Edits a set of links and saves it as a whole, with the difference to the saved one shown. */
export function EditorDeVinculos(props: Props) {
  const { tipo, salvos, editavel, textos, icone, gravar, aoMover } = props;
  const [versao, setVersao] = useState(props.versao);
  const [base, setBase] = useState(salvos);
  const [escolhidos, setEscolhidos] = useState(salvos);
  const [enviando, setEnviando] = useState(false);
  const titulo = useRef<HTMLUListElement>(null);
  const [antes, agora] = [
    new Set(base.map(({ id }) => id)),
    new Set(escolhidos.map(({ id }) => id)),
  ];
  const entram = escolhidos.filter(({ id }) => !antes.has(id)).length;
  const saem = base.filter(({ id }) => !agora.has(id)).length;
  const mudou = entram + saem > 0;
  const detalheDe = ({ id, detalhe, saiDe }: Vinculo) =>
    saiDe && !antes.has(id) ? `Sai do time ${saiDe}` : detalhe;
  const pergunta = useGuardaDeSaida(mudou, outroEndereco);

  const enviar = async () => {
    setEnviando(true);
    try {
      setVersao((await gravar([...agora], versao)).versao);
      setBase(escolhidos);
      avisar.sucesso({ titulo: textos.salvo });
    } catch (erro) {
      avisar.erro({ titulo: textos.erro, mensagem: mensagemDoErro(erro) });
    } finally {
      setEnviando(false);
    }
  };
  const tirar = (id: number) => {
    setEscolhidos(escolhidos.filter((outro) => outro.id !== id));
    // The pressed button disappears with its row, so the title takes the focus.
    titulo.current?.focus();
  };

  const lista = (
    <ul className={classes.lista} ref={titulo} tabIndex={-1}>
      {escolhidos.map((vinculo) => (
        <li key={vinculo.id} className={classes.item}>
          {aoMover && antes.has(vinculo.id) && <AlcaDoVinculo vinculo={vinculo} />}
          {tipo === 'pessoas' && <Avatar pessoa={vinculo} preset="thumbnail" />}
          <span className={classes.nome}>
            {vinculo.nome}
            {detalheDe(vinculo) && <small>{detalheDe(vinculo)}</small>}
          </span>
          {!antes.has(vinculo.id) && <span className={classes.entra}>entra</span>}
          {aoMover && antes.has(vinculo.id) && (
            <ActionIcon
              variant="subtle"
              aria-label={`Mover ${vinculo.nome} para outro time`}
              title="Mover para outro time"
              onClick={() => aoMover(vinculo)}
            >
              <IconArrowsExchange size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
          {editavel && (
            <ActionIcon
              variant="subtle"
              aria-label={`Tirar ${vinculo.nome}`}
              onClick={() => tirar(vinculo.id)}
            >
              <IconX size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <div className={classes.editor}>
      {editavel && (
        <Procura
          rotulo={textos.adicionar}
          placeholder={textos.placeholder}
          tipo={tipo}
          fora={agora}
          aoEscolher={(novo) => setEscolhidos([...escolhidos, novo].sort(porNome))}
        />
      )}
      {escolhidos.length === 0 && <EstadoVazio icone={icone}>{textos.vazio}</EstadoVazio>}
      {aoMover ? (
        <ArrastoEntreTimes timeId={props.timeId} vinculos={escolhidos} aoSoltar={aoMover}>
          {lista}
        </ArrastoEntreTimes>
      ) : (
        lista
      )}
      {editavel && (
        <RodapeFixo>
          <span role="status">
            {mudou &&
              [
                entram > 0 && contar(entram, 'entra', 'entram'),
                saem > 0 && contar(saem, 'sai', 'saem'),
              ]
                .filter(Boolean)
                .join(' · ')}
          </span>
          {mudou && (
            <Button variant="default" onClick={() => setEscolhidos(base)}>
              Desfazer mudanças
            </Button>
          )}
          <Button disabled={!mudou} loading={enviando} onClick={() => void enviar()}>
            {textos.salvar}
          </Button>
        </RodapeFixo>
      )}
      {pergunta}
    </div>
  );
}
