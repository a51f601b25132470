import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { CHAVES } from '../../../consultas/chaves.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { normalizar } from '../../../lib/formato.ts';
import {
  contagemDosVinculos,
  type Herdados,
  mudancaDosVinculos,
  type OQueSeVincula,
  trocaEmPalavras,
} from '../vinculos.textos.ts';
import classes from './usuarios.module.css';

export interface Opcao {
  readonly id: number;
  readonly nome: string;
  /** Text beside the name, such as where the link comes from. */
  readonly nota?: string | undefined;
  /** A link that cannot be removed here, such as the primary group. */
  readonly fixa?: boolean;
  /** Why the link cannot be given or taken; undefined when it can. */
  readonly impedimento?: string | undefined;
}

/** A further choice for each chosen link, such as the role. */
interface Complemento {
  readonly rotulo: string;
  readonly opcoes: readonly { readonly value: string; readonly label: string }[];
  readonly iniciais: ReadonlyMap<number, string>;
  /** Choice for a link that is new. */
  readonly padrao: string;
}

interface Gravacao {
  readonly adicionados: number;
  readonly removidos: number;
  readonly versao: number;
}

interface Props {
  /** The noun, for the words of search and list. */
  oQue: OQueSeVincula;
  opcoes: readonly Opcao[];
  escolhidos: readonly number[];
  /** Links that the person has by other ways, whatever is chosen here. */
  herdados?: Herdados;
  podeGerir: boolean;
  /** The version that was read: the server refuses the save when somebody else has saved since. */
  versao: number;
  complemento?: Complemento;
  gravar: (
    ids: number[],
    mais: { versao: number; complementos: ReadonlyMap<number, string> },
  ) => Promise<Gravacao>;
}

/** Most links in the list; a search finds the others. */
const MAXIMO_MOSTRADO = 100;

/** Edits a set of links as boxes, with a search, and saves it as a whole. */
export function EscolhaDeVinculos(props: Props) {
  const { oQue, opcoes, escolhidos, herdados, podeGerir, complemento, gravar } = props;
  const cliente = useQueryClient();
  const [termo, setTermo] = useState('');
  const [marcados, setMarcados] = useState(() => new Set(escolhidos));
  const [gravando, setGravando] = useState(false);
  const [versao, setVersao] = useState(props.versao);
  const [complementos, setComplementos] = useState(() => new Map(complemento?.iniciais));
  const [complementosAntes, setComplementosAntes] = useState(complementos);
  // `aoAbrir` is the set at the opening, which keeps the order still; `antes` is the set last
  // saved, which tells what would be lost.
  const [aoAbrir] = useState(() => new Set(escolhidos));
  const [antes, setAntes] = useState(aoAbrir);
  const entram = [...marcados].filter((id) => !antes.has(id)).length;
  const saem = [...antes].filter((id) => !marcados.has(id)).length;
  const mudam = [...marcados].filter(
    (id) => antes.has(id) && complementos.get(id) !== complementosAntes.get(id),
  ).length;
  const mudou = entram + saem + mudam > 0;
  const pergunta = useGuardaDeSaida(mudou, outroEndereco);
  const achadas = opcoes
    .filter(({ nome }) => normalizar(nome).includes(normalizar(termo)))
    // The links at the opening come first, and stay there when they are unmarked.
    .sort((a, b) => Number(aoAbrir.has(b.id)) - Number(aoAbrir.has(a.id)));

  const alternar = (id: number) => {
    const novos = new Set(marcados);
    if (!novos.delete(id)) novos.add(id);
    setMarcados(novos);
  };
  const salvar = async () => {
    setGravando(true);
    try {
      const gravada = await gravar([...marcados], { versao, complementos });
      const { adicionados, removidos } = gravada;
      setVersao(gravada.versao);
      setAntes(marcados);
      setComplementosAntes(complementos);
      avisar.sucesso({
        titulo: 'Acesso salvo',
        mensagem: trocaEmPalavras(oQue, adicionados, removidos),
      });
      void cliente.invalidateQueries({ queryKey: CHAVES.usuarios });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao salvar o acesso', mensagem: mensagemDoErro(erro) });
    } finally {
      setGravando(false);
    }
  };

  return (
    <div className={classes.pilha}>
      <TextInput
        type="search"
        label={`Buscar ${oQue}`}
        value={termo}
        onChange={(evento) => setTermo(evento.currentTarget.value)}
      />
      <fieldset className={classes.vinculos}>
        <legend>{contagemDosVinculos(oQue, marcados.size, herdados)}</legend>
        {achadas.slice(0, MAXIMO_MOSTRADO).map(({ id, nome, nota, fixa = false, impedimento }) => (
          <div key={id} className={classes.vinculo}>
            <Checkbox
              label={nome}
              description={
                [nota, podeGerir && impedimento].filter(Boolean).join(' · ') || undefined
              }
              checked={marcados.has(id) || fixa}
              disabled={!podeGerir || fixa || impedimento !== undefined}
              onChange={() => alternar(id)}
            />
            {complemento && marcados.has(id) && (
              <NativeSelect
                size="xs"
                aria-label={`${complemento.rotulo}: ${nome}`}
                data={[...complemento.opcoes]}
                disabled={!podeGerir}
                value={complementos.get(id) ?? complemento.padrao}
                onChange={({ currentTarget: { value } }) =>
                  setComplementos((atuais) => new Map(atuais).set(id, value))
                }
              />
            )}
          </div>
        ))}
        {achadas.length === 0 && <p>Nada encontrado.</p>}
        {achadas.length > MAXIMO_MOSTRADO && (
          <p>
            Mostrando {MAXIMO_MOSTRADO} de {achadas.length}. Use a busca para ver os outros.
          </p>
        )}
      </fieldset>
      {podeGerir && (
        <RodapeFixo>
          <span role="status">{mudancaDosVinculos(entram, saem, mudam)}</span>
          <Button disabled={!mudou} loading={gravando} onClick={() => void salvar()}>
            Salvar {oQue}
          </Button>
        </RodapeFixo>
      )}
      {pergunta}
    </div>
  );
}
