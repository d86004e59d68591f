// Read only by browsers without modules: they cannot run the table, and deserve a sentence instead of a blank page.
document.getElementById('app').innerHTML =
  '<div style="font:18px/1.5 Georgia,serif;max-width:34em;margin:12vh auto;padding:0 1.5em">' +
  '<h1 style="font-size:1.6em"><span style="color:#9e2b1e">¶</span> Arbitre</h1>' +
  '<p lang="fr">Ce navigateur est trop ancien pour la table de jeu. Firefox, Chrome, Edge ou Safari de 2022 ou plus récent conviennent. Votre partie n’est pas perdue : ouvrez le même lien dans l’un d’eux.</p>' +
  '<p lang="en">This browser is too old for the table. Firefox, Chrome, Edge or Safari from 2022 on will do. Your game is not lost: open the same link in one of them.</p></div>';
