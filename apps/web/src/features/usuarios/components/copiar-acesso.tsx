import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import type { CopiaDeAcesso, ItemDaCopia } from '@dominio/contrato/usuarios-copia';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Achado, CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import {
  copiaEmPalavras,
  previaDaCopia,
  tipoEmPalavras,
  useCopiarAcesso,
} from '../copia.queries.ts';
import { colegasOptions } from '../desligamento.queries.ts';
import classes from './desligamento.module.css';

function Itens({ titulo, itens }: { titulo: string; itens: readonly ItemDaCopia[] }) {
  if (itens.length === 0) return null;
  const rotulo = `${titulo}: ${itens.length}`;
  return (
    <div className={classes.passo}>
      <strong>{rotulo}</strong>
      {/* It scrolls: the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <ul className={classes.lista} aria-label={rotulo} tabIndex={0}>
        {itens.map((item) => (
          <li key={`${item.tipo}-${item.id}`}>
            {item.nome}
            <small>{[tipoEmPalavras(item), item.motivo].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is added and what is left out, before it is saved. */
function Diferenca({ de, para, copia }: { de: Achado; para: Achado; copia: CopiaDeAcesso }) {
  const entram = copia.itens.filter(({ motivo }) => motivo === null);
  const fora = copia.itens.filter(({ motivo }) => motivo !== null);
  return (
    <>
      {entram.length === 0 && (
        <p role="status">
          {fora.length === 0 && !copia.clientes_fora
            ? `${para.nome} já tem tudo o que ${de.nome} tem.`
            : 'Nada pode ser acrescentado.'}
        </p>
      )}
      <Itens titulo="Será acrescentado" itens={entram} />
      <Itens titulo="Fica de fora" itens={fora} />
      {copia.clientes_fora && <p>{de.nome} tem clientes que você não vê: eles não são copiados.</p>}
    </>
  );
}

function DialogoDaCopia(props: { para: Achado; aoFechar: () => void; aoCopiar: () => void }) {
  const { para, aoFechar, aoCopiar } = props;
  const [de, setDe] = useState<Achado | null>(null);
  const previa = useQuery({ ...previaDaCopia(para.id, de?.id ?? 0), enabled: de !== null });
  const copiar = useCopiarAcesso(para.id);
  const nada = !previa.data?.itens.some(({ motivo }) => motivo === null);
  const salvar = async () => {
    if (!de || !previa.data) return;
    const { versao, versao_de } = previa.data;
    try {
      const { itens } = await copiar.mutateAsync({ de: de.id, versao, versao_de });
      avisar.sucesso({ titulo: 'Acesso copiado', mensagem: copiaEmPalavras(itens) });
      aoCopiar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao copiar o acesso', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Dialogo titulo={`Copiar acesso para ${para.nome}`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.passo}>
        <p>
          Grupos, time, permissões diretas e clientes são acrescentados. Nada do que {para.nome} já
          tem é retirado.
        </p>
        <CampoProcurado
          label="Copiar o acesso de"
          obrigatorio
          value={de}
          onChange={setDe}
          procurar={colegasOptions}
          fora={[para.id]}
        />
        {de && (
          <Lido consulta={previa} oQue="a diferença">
            {(copia) => <Diferenca de={de} para={para} copia={copia} />}
          </Lido>
        )}
        <div className={classes.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button
            disabled={nada || previa.isFetching}
            loading={copiar.isPending}
            onClick={() => void salvar()}
          >
            Copiar acesso
          </Button>
        </div>
      </div>
    </Dialogo>
  );
}

/** Gives a person what another has, after the difference was seen (page book #55). */
export default function CopiarAcesso({
  usuario,
  aoCopiar,
}: {
  usuario: UsuarioAberto;
  aoCopiar: () => void;
}) {
  const [aberto, setAberto] = useState(false);
  const fechar = () => setAberto(false);
  return (
    <>
      {/* The record is read anew once it is copied: what was typed in its form would go unasked. */}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => sairSePuder(() => setAberto(true))}
      >
        Copiar acesso de…
      </Button>
      {aberto && (
        <DialogoDaCopia
          para={usuario}
          aoFechar={fechar}
          aoCopiar={() => {
            fechar();
            aoCopiar();
          }}
        />
      )}
    </>
  );
}
